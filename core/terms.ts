// The questions of buyers that only the owner can answer, and where they ask them: there an answer stands as soon as it is given.
import { type BuyerId, buyerIds, type PageId, type SolutionId } from "./pages.ts";

export interface Asking {
  page: PageId;
  topic?: string;
}

const brief: Asking = { page: "brief" };
const contact: Asking = { page: "contact" };
const solution = (topic: SolutionId): Asking => ({ page: "solutions", topic });
const trades = (...topics: BuyerId[]): Asking[] =>
  topics.map((topic) => ({ page: "industries", topic }));

/** Those that "Who does what" answers, and where else each is asked. */
const approval = {
  priceModel: [brief, solution("pagos"), ...trades("insurers", "banks", "health", "utilities")],
  setupFee: [solution("pagos")],
  minimum: [solution("pagos")],
  duration: [solution("pagos")],
  volumeTiers: [solution("pagos"), ...trades("banks")],
  indexation: [solution("pagos")],
  tax: [solution("pagos"), brief],
  hours: [solution("canales"), brief, ...trades("realEstate", "health")],
  serviceLevels: [
    solution("analisis"),
    brief,
    ...trades("insurers", "banks", "realEstate", "health", "utilities"),
  ],
  launch: [solution("integraciones"), brief, ...trades("insurers", "banks", "retailers")],
  providerChecks: [solution("proveedores")],
  obligor: [...trades("insurers", "banks", "retailers")],
  liabilityCover: [solution("proveedores")],
  dataLocation: [solution("integraciones"), brief, ...trades("insurers", "banks", "health")],
  subprocessors: [...trades("banks")],
  audits: [...trades("banks")],
  certificates: [solution("integraciones"), ...trades("banks")],
  continuity: [solution("integraciones"), ...trades("banks")],
  exit: [brief, ...trades("banks")],
} satisfies Record<string, Asking[]>;

/** Those that are ways to reach us. */
const reach = {
  answerTime: [contact],
  phone: [contact],
  chat: [contact],
  tender: [contact, brief, ...trades(...buyerIds)],
} satisfies Record<string, Asking[]>;

export type ApprovalTerm = keyof typeof approval;
export type TermId = ApprovalTerm | keyof typeof reach;

export const approvalTerms = Object.keys(approval) as ApprovalTerm[];
export const termIds: readonly TermId[] = [...approvalTerms, ...(Object.keys(reach) as TermId[])];

/** The pages on which buyers ask it. */
export function askedOn(term: TermId): Asking[] {
  const roles: Asking = { page: "roles" };
  return term in reach
    ? reach[term as keyof typeof reach]
    : [roles, ...approval[term as ApprovalTerm]];
}

export function termsAskedOn({ page, topic }: Partial<Asking>): TermId[] {
  return termIds.filter((id) =>
    askedOn(id).some((asking) => asking.page === page && asking.topic === topic),
  );
}
