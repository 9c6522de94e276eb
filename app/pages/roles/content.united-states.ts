import type { DeepPartial } from "#app/site.ts";
import { brand } from "#core/brand.ts";
import type { RolesContent } from "./content.ts";

export const unitedStates: DeepPartial<RolesContent> = {
  nature: {
    title: "Insurance, service contract or benefit?",
    text: "It depends on what is promised, by whom and in which state, not on the name of the plan.",
    tests: {
      service: {
        name: "Service contract",
        text: "The promise is to repair or service something for a fee. An obligor stands behind it, and many states make it register or hold a license.",
      },
      insurance: {
        text: "The promise is to indemnify a loss in exchange for a premium. That takes an admitted or eligible carrier.",
      },
      licence: {
        text: "Home warranties, motor clubs and reimbursements: state rules differ, so both legal teams clear each one before it is sold.",
      },
    },
  },
  data: {
    rows: {
      plan: {
        text: `Your company decides how member data is used; ${brand.name} is its service provider, under the contract’s limits on use.`,
      },
      website: {
        text: `${brand.name} is responsible for what you write here. Website data is kept on cloud servers in Argentina; program data is a separate matter.`,
      },
    },
  },
  network: {
    documents: {
      items: [
        "Identity and taxpayer form",
        "State or local trade license, where one is required",
        "Certificate of current liability insurance",
        "Commercial auto insurance and towing permit, for tow operators",
        "Confidentiality and data-handling agreement",
        "Case and rating history in the network",
      ],
    },
  },
  start: {
    note: "Each phase starts when both sides approve the one before. Providers are being recruited market by market with our first US partners, so areas come first. The work plan sets the dates and the handover from any current administrator.",
    phases: { load: "Eligibility, by file or API" },
  },
  rules: {
    items: [
      {
        name: "Gramm-Leach-Bliley Act",
        text: "Financial institutions: privacy notices, safeguards and oversight of service providers.",
      },
      {
        name: "Interagency Guidance on Third-Party Relationships: Risk Management (2023)",
        text: "Banks: due diligence, contract, monitoring and termination.",
      },
      {
        name: "Consumer Financial Protection Act (Dodd-Frank, Title X)",
        text: "Banks and cards: unfair, deceptive or abusive acts (UDAAP), including by service providers.",
      },
      {
        name: "State anti-rebating laws (NAIC Unfair Trade Practices Act, Model #880)",
        text: "Insurers: value-added services given with a policy.",
      },
      {
        name: "State service-contract, home-warranty and motor-club laws",
        text: "Who must register, financial backing, forms and cancellation.",
      },
      {
        name: "Magnuson-Moss Warranty Act",
        text: "Consumer products: what is a warranty and what is a service contract.",
      },
      {
        name: "HIPAA and state telehealth laws",
        text: "Health plans: business associates, records and where clinicians may practice.",
      },
      {
        name: "State privacy laws, such as the California Consumer Privacy Act",
        text: "Service-provider terms and consumer requests.",
      },
    ],
  },
  facts: { names: { obligor: "Obligor and licenses" } },
};
