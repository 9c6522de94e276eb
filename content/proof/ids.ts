import type { PageId } from "#core/pages.ts";
import type { ProofKind } from "../records/owners.ts";

/** The pages whose question each kind answers; `industries` with the buyers' pages of its trade. */
export const proofPages = {
  client: ["home", "industries", "brief"],
  quote: ["home", "industries"],
  case: ["home", "industries"],
  figure: ["home", "investors"],
  certificate: ["industries", "investors", "brief"],
  award: ["about", "investors"],
  accelerator: ["about", "investors"],
  investor: ["about", "investors"],
  press: ["home", "about", "investors"],
  person: ["about", "contact", "investors"],
} as const satisfies Record<ProofKind, readonly PageId[]>;
