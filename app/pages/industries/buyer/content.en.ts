import { brand } from "#core/brand.ts";
import type { BuyersContent } from "./content.ts";

export const en: BuyersContent = {
  sample: "Sample",
  problems: "What goes wrong today",
  programme: {
    title: "A sample program, end to end",
    lead: "For a hypothetical company with {customers} customers, from the estimator. “All-in” covers services, contact center, platform, taxes and margin.",
    coverage: "Coverage and limits",
    open: "Open this program in the estimator",
  },
  loading: {
    title: "How eligibility reaches us",
    lead: "By file or API, with the same fields. To cancel a member, send the same line with an end date.",
    file: "File",
    api: "API",
    covers: "The {field} field says what is covered. Eligibility needs no other personal data.",
  },
  course: { title: "How a case runs", team: "What your team sees" },
  report: {
    title: "The report you get each month",
    lead: "One line per service, with counts and amounts you can check. This sample is one month of the program above.",
    sheet: "Monthly assistance report",
    cases: "Cases",
    onTime: "On time",
    satisfaction: "Rating, out of five",
    average: "Per case",
    cost: "Service cost this month",
    download: "Download the sample report (CSV, {size})",
  },
  teams: "What changes for your teams",
  points: "What to agree on before signing",
  more: "See also",
  closing:
    "Put your own numbers in the estimator, and bring your service areas to the demo: our US network is being built market by market.",
  buyers: {
    insurers: {
      head: {
        title: `Assistance programs for insurers | ${brand.name}`,
        description:
          "A home assistance program for a carrier: coverage, limits, price per policy, eligibility file, claims handoff and the monthly report.",
      },
      title: "Assistance is the part of the policy people use",
      lead: "Many policyholders never file a claim, but they do get locked out. Here is a complete home program, under your brand and on your terms, sized before you sign anything.",
      problems: {
        frequency: {
          name: "Frequency shows up late",
          text: "When your administrator bills one total, you can’t tell which service, region or limit drove the month’s spend.",
        },
        visit: {
          name: "A bad visit can cost a renewal",
          text: "Policyholders don’t separate the locksmith from the carrier, and they remember a no-show when the bill comes.",
        },
        claims: {
          name: "Assistance and claims don’t talk",
          text: "Today’s burst pipe is tomorrow’s claim. When the two aren’t linked, policyholders send photos and reports twice.",
        },
      },
      loading:
        "An eligibility file of in-force policies: adds, drops and renewals, on the schedule you already run.",
      course:
        "If a visit turns up covered damage, the case opens a claim with the photos and report attached, so adjusters don’t ask again.",
      teams: {
        product: {
          name: "Product and actuarial",
          text: "See frequency and severity by service each month, and revisit limits and price with that data.",
        },
        claims: {
          name: "Claims",
          text: "Gets the claim with the photos, report and repair estimate from the original case.",
        },
        channel: {
          name: "Agents and brokers",
          text: "Know what the plan includes and where a policyholder’s case stands, without a phone call.",
        },
      },
      points: {
        risk: "Who carries frequency risk: us at a price per member, you at a price per event, or a split.",
        wording:
          "Policy endorsement, service contract or value-added service: the form, the filing, the obligor and the rebating rules.",
        border:
          "When a case becomes a claim, who decides, and what shows on the policyholder’s loss history.",
        data: "Which policyholder data we receive, who is responsible for it and how long it is kept.",
      },
      closing: "What would it cost on your book?",
    },
    banks: {
      head: {
        title: `Assistance for banks and cards | ${brand.name}`,
        description:
          "Assistance included with accounts and cards: coverage, price per account holder, third-party review, eligibility and the monthly report.",
      },
      title: "A card or account benefit customers actually use",
      lead: "You pay for benefits on every account, and few customers remember them. This program combines home, roadside, telehealth and remote tech support, and shows each month how much of it was used.",
      problems: {
        unused: {
          name: "Everyone has it; few use it",
          text: "Some customers don’t know they have it. The estimate treats awareness as its own assumption: it’s the first one to challenge.",
        },
        approval: {
          name: "Third-party approval takes time",
          text: "Risk, security and compliance ask about data, continuity, subcontractors and exit. “Who does what” is written for that review.",
        },
        cost: {
          name: "The benefit competes with others",
          text: "To keep its place in the package, it has to show usage and ratings, not brochures.",
        },
      },
      loading:
        "A list of account holders or cardholders with the benefit. Your own customer ID is enough: no account or card numbers.",
      course:
        "The case starts in your app and stays there: customers track the tow truck without leaving their session.",
      teams: {
        benefits: {
          name: "Benefits and loyalty",
          text: "See which services customers use in each package or card tier, and which are worth replacing.",
        },
        risk: {
          name: "Third-party risk",
          text: "Has roles, subcontractors, data location, complaint handling and exit plan in writing before the pilot.",
        },
        service: {
          name: "Customer service",
          text: "Hands off assistance calls and can look up any case by the number the customer has.",
        },
      },
      points: {
        price:
          "A price per active account or card, or per use, and what happens if a promotion drives usage up.",
        tiers:
          "Which services and limits go with each account package or card tier, and how they are disclosed.",
        thirdParty:
          "Which documents your third-party review requires, who provides and renews them, and how complaints reach you.",
        channels: "Which screens offer help, under whose brand, and how customers are identified.",
      },
      closing: "Which benefit fits your accounts or cards?",
    },
    retailers: {
      head: {
        title: `Assistance plans for retailers | ${brand.name}`,
        description:
          "A plan sold along with the product: price per contract, enrollment at the register and in the cart, cases, monthly report and points to agree on.",
      },
      title: "A service plan sold with the product",
      lead: "You hear from the customer again when the product fails. This plan is added at checkout and answers that call: remote support first, then a repair.",
      problems: {
        attach: {
          name: "The plan is offered too late",
          text: "If enrollment isn’t part of checkout, associates skip it and the cart never shows it.",
        },
        afterSale: {
          name: "Problems come back to the counter",
          text: "Customers bring the product back, even when the problem could be fixed remotely.",
        },
        stock: {
          name: "Replacement is the expensive answer",
          text: "Without a diagnosis first, you replace products that could have been repaired.",
        },
      },
      loading:
        "Each plan sold is a service contract: the receipt, the product and the term. Stores send it by API or in a nightly file.",
      course:
        "If remote support isn’t enough, a visit or a repair shop follows. You see the outcome for each product.",
      job: "TV that won’t connect to the internet",
      teams: {
        store: {
          name: "Stores",
          text: "Enroll customers at the register; requests for help go to us, not to the store.",
        },
        online: {
          name: "E-commerce",
          text: "Adds the plan to the cart at the price your company sets.",
        },
        afterSale: {
          name: "Service and repairs",
          text: "Gets a diagnosis and an outcome for each product, kept apart from the manufacturer’s warranty.",
        },
      },
      points: {
        guarantee: "Where the manufacturer’s warranty ends and the service contract begins.",
        price: "The retail price, who sets it and how much of it goes to service.",
        charge: "The obligor of the service contract, billing, refunds and cancellations.",
        margin:
          "What happens when a product can’t be fixed: this plan repairs; it doesn’t replace.",
      },
      closing: "Which plan goes with what you sell?",
    },
    realEstate: {
      head: {
        title: `Assistance for property managers | ${brand.name}`,
        description:
          "Emergencies and repairs in managed homes: coverage, price per unit, approval of work, the monthly report and the points to agree on.",
      },
      title: "A pipe bursts at night, and your phone rings",
      lead: "Locksmith, plumbing, electrical, gas, HVAC and glass for every unit you manage, with one case per repair and a report for owners.",
      problems: {
        night: {
          name: "Everything comes in by phone",
          text: "Tenants call whoever leased them the place. Each emergency takes several calls, and none of them is logged.",
        },
        payer: {
          name: "Owner’s cost or tenant’s?",
          text: "Without before-and-after photos, the argument starts when the bill arrives.",
        },
        invoices: {
          name: "One invoice per trade",
          text: "Reconciling the month’s repairs takes longer than approving them.",
        },
      },
      loading:
        "A list of units or leases: one address per line, with the start and end of the lease.",
      course:
        "Before-and-after photos stay with the case: they help settle who pays, and they back up the owner statement.",
      teams: {
        administration: {
          name: "Property management",
          text: "Approves work above the agreed limit; the rest goes ahead, on record.",
        },
        leasing: {
          name: "Leasing",
          text: "Gives tenants one place to ask for help from the day they sign.",
        },
        owners: {
          name: "Owners and HOA boards",
          text: "Get a statement per unit, with photos and the cost of each repair.",
        },
      },
      points: {
        common: "What belongs to the unit and what belongs to the common areas.",
        approval:
          "The dollar amount below which work goes ahead without asking, and who approves above it.",
        rotation: "What happens to the plan when the tenant changes.",
        billing: "Whether it’s billed with rent or HOA dues, or absorbed by the manager.",
      },
      closing: "How many units do you manage?",
    },
    health: {
      head: {
        title: `Assistance for health plans | ${brand.name}`,
        description:
          "Telehealth, in-home doctors, ambulance coordination and reimbursements for a health plan: coverage, price per member, roles and the monthly report.",
      },
      title: "The first visit, before the ER",
      lead: "Virtual doctor visits and therapy, in-home doctors, ambulance coordination and reimbursements, alongside your plan’s own network.",
      problems: {
        demand: {
          name: "ER visits that aren’t emergencies",
          text: "Without a virtual visit at hand, members go to the ER, or wait for an appointment and complain.",
        },
        nights: {
          name: "Nights, holidays, rural areas",
          text: "Where your network is thin, members notice the wait first.",
        },
        papers: {
          name: "Reimbursement on paper",
          text: "Every paper receipt becomes a call about its status.",
        },
      },
      loading: "Your eligibility file of active members and dependents. It carries no diagnoses.",
      course:
        "Clinical content stays between patient and clinician; your team sees status, times and rating.",
      teams: {
        medical: {
          name: "Medical director",
          text: "Sets the protocols: what’s handled by video, what needs an in-home visit and what is referred out.",
        },
        service: {
          name: "Member services",
          text: "Sees the status of a visit or reimbursement, not its content.",
        },
        finance: {
          name: "Finance",
          text: "Gets the month’s visits and reimbursements, each with its amount and limit.",
        },
      },
      points: {
        protocol: "Which clinicians see members, in which states and under which protocols.",
        emergencies: "What goes straight to emergency services, and how the handoff works.",
        records:
          "The business associate agreement: where records are kept and how patients request them.",
        reimbursement: "What is reimbursed, up to what limit and with which receipts.",
      },
      closing: "How many of your visits could be virtual?",
    },
    utilities: {
      head: {
        title: `Assistance for telecoms and utilities | ${brand.name}`,
        description:
          "Device repair and remote tech help billed with the service: price per line, enrollment, cases, the monthly report and the points to agree on.",
      },
      title: "The service works; the customer’s device doesn’t",
      lead: "Some support calls aren’t about your line or your power. This plan takes those calls, is billed with your service and logs every case.",
      problems: {
        calls: {
          name: "Calls that aren’t about your service",
          text: "The TV or the computer won’t work, the customer calls you, and your help desk can’t fix it.",
        },
        churn: {
          name: "Competing on price alone",
          text: "When price is the only difference, the next offer wins the customer.",
        },
        visits: {
          name: "Truck rolls for nothing",
          text: "A crew drives out to an address where your own equipment was fine.",
        },
      },
      loading:
        "A list of the lines or meters on the plan, from the same process that produces the bill.",
      course:
        "Your help desk makes a warm transfer; if the fault is on your network, the case comes back to you with the diagnosis.",
      teams: {
        service: {
          name: "Help desk",
          text: "Has somewhere to send calls that aren’t about the network, and sees how each one ended.",
        },
        commercial: {
          name: "Sales",
          text: "Offers a plan with a monthly price and knows how many customers use it.",
        },
        billing: {
          name: "Billing",
          text: "Reconciles enrollments, cancellations and charges by line or meter.",
        },
      },
      points: {
        sale: "How customers consent to a charge that’s added to their bill.",
        charge: "What happens to the plan when the bill isn’t paid.",
        border: "Where your network ends and the customer’s wiring and devices begin.",
        data: "Which data about the line or meter is needed, and which isn’t.",
      },
      closing: "How many of your calls are about this?",
    },
  },
};
