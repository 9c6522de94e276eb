import { brand } from "#core/brand.ts";
import type { BuyersContent } from "./content.ts";

export const en: BuyersContent = {
  sample: "Sample",
  problems: "What goes wrong today",
  programme: {
    title: "A sample program, end to end",
    lead: "For {customers} customers of an imaginary company. Cases and amounts come from the same estimator you can open and change.",
    coverage: "Coverage and limits",
    open: "Open this program in the estimator",
  },
  loading: {
    title: "How customers are loaded",
    lead: "By file or by API, with the same fields. A cancellation is the same line with an end date.",
    file: "File",
    api: "API",
    covers: "The {field} field says what is covered. Opening a case takes no other personal data.",
  },
  course: { title: "How a case runs", team: "What your team sees" },
  report: {
    title: "The report you get each month",
    lead: "One line per service, with counts and amounts you can add up again. This one is for a month of the program above.",
    sheet: "Monthly assistance report",
    cases: "Cases",
    onTime: "On time",
    satisfaction: "Rating, one to five",
    average: "Per case",
    cost: "Services this month",
    download: "Download the sample report (CSV, {size})",
  },
  teams: "What changes for your teams",
  points: "What to agree on before signing",
  more: "See also",
  closing:
    "We’ll build the demo around a case from your business and the program you’ve estimated.",
  buyers: {
    insurers: {
      head: {
        title: `Assistance programs for insurers | ${brand.name}`,
        description:
          "A home assistance program for a carrier: coverage, limits, price per policy, eligibility file, claims handoff and the monthly report.",
      },
      title: "Assistance is the part of the policy people use",
      lead: "Many policyholders never file a claim, but they do call a locksmith. Here is a complete home program, under your brand and your terms, to measure before you contract it.",
      problems: {
        frequency: {
          name: "Frequency shows up late",
          text: "When the administrator bills in totals, you can’t tell which service, region or limit explains the month’s spend.",
        },
        visit: {
          name: "A bad visit is a non-renewal",
          text: "Policyholders don’t separate the locksmith from the carrier. The failed visit comes back at renewal.",
        },
        claims: {
          name: "Assistance and claims don’t talk",
          text: "Today’s burst pipe is tomorrow’s claim. With no link between them, photos and reports are requested twice.",
        },
      },
      loading:
        "The eligibility file of in-force policies: adds, drops and renewals, as often as you process them today.",
      course:
        "If a visit reveals covered damage, the case opens the claim with photos and a report, so adjusters don’t ask again.",
      teams: {
        product: {
          name: "Product and actuarial",
          text: "See frequency and spend by service each month, and revisit limits and price with that data.",
        },
        claims: {
          name: "Claims",
          text: "Gets the claim with the photos, report and repair estimate of the case it came from.",
        },
        channel: {
          name: "Agents and brokers",
          text: "Know what the plan includes and where their policyholder’s case stands, without a phone call.",
        },
      },
      points: {
        risk: "Who carries frequency risk: a price per member, per event or a mix.",
        wording:
          "Policy endorsement or service contract: the form, the filing and who is the obligor.",
        border: "The damage at which a case becomes a claim, and who decides.",
        data: "Which policyholder data travels, who answers for it and for how long.",
      },
      closing: "What would it cost on your book?",
    },
    banks: {
      head: {
        title: `Assistance for banks and cards | ${brand.name}`,
        description:
          "Assistance included with accounts and cards: coverage, price per account holder, third-party review, eligibility and the monthly report.",
      },
      title: "An account benefit that customers actually use",
      lead: "Benefits are paid for everyone and remembered by few. This program combines home, roadside, telehealth and remote tech help, and shows every month who used it.",
      problems: {
        unused: {
          name: "Paid for all, used by few",
          text: "Some account holders don’t know they have it. The estimate counts that separately: it’s the first assumption to challenge.",
        },
        approval: {
          name: "Third-party approval takes time",
          text: "Risk, security and compliance ask about data, continuity, subcontractors and exit. It helps to arrive with answers in writing.",
        },
        cost: {
          name: "The benefit competes with others",
          text: "To stay in the package, it has to show use and customer ratings, not brochures.",
        },
      },
      loading:
        "The list of account holders with the package. The bank’s own identifier is enough: no account or card numbers.",
      course:
        "The case starts in the bank’s app and returns to it: customers follow the tow truck without leaving their session.",
      teams: {
        benefits: {
          name: "Benefits and loyalty",
          text: "See which services are used in each package and which are worth replacing.",
        },
        risk: {
          name: "Third-party risk",
          text: "Has roles, subcontractors, data location and exit plan in writing before the pilot.",
        },
        service: {
          name: "Customer service",
          text: "Hands off assistance and checks the case with the same number the customer has.",
        },
      },
      points: {
        price:
          "A price per active account or per use, and what happens if promotion drives use up.",
        tiers: "Which services and limits go with each account package or card tier.",
        thirdParty:
          "Which documents your third-party review requires, who provides them and who renews them.",
        channels:
          "Which screens offer help, under which brand, and how the customer is identified.",
      },
      closing: "Which benefit fits your package?",
    },
    retailers: {
      head: {
        title: `Assistance plans for retailers | ${brand.name}`,
        description:
          "A plan sold along with the product: price per contract, enrollment at the register and in the cart, cases, monthly report and points to agree on.",
      },
      title: "A service sold along with the product",
      lead: "The appliance leaves the store, and the relationship ends there or starts there. This plan is added at the sale and takes care of the product when it fails.",
      problems: {
        attach: {
          name: "The plan is offered too late",
          text: "If enrollment isn’t in the same step as payment, the associate skips it and the cart never shows it.",
        },
        afterSale: {
          name: "Service comes back to the counter",
          text: "The customer returns with the box in hand, even when the problem could be fixed remotely.",
        },
        stock: {
          name: "Replacing is expensive",
          text: "Without a diagnosis first, you replace what could have been repaired.",
        },
      },
      loading:
        "Each sale is a contract: the receipt, the product and the term. Stores send it by API or in a nightly file.",
      course:
        "A remote technician first; if that isn’t enough, a visit or a repair shop. You see the outcome for each product.",
      teams: {
        store: {
          name: "Stores",
          text: "Enroll at the register and are done: the customer already knows whom to call.",
        },
        online: {
          name: "E-commerce",
          text: "Adds the plan to the cart at the price your company sets.",
        },
        afterSale: {
          name: "Product service",
          text: "Gets a diagnosis and outcome per product, apart from what the manufacturer’s warranty covers.",
        },
      },
      points: {
        guarantee: "Where the manufacturer’s warranty ends and the service contract begins.",
        price: "The retail price, who sets it and how much of it pays for service.",
        charge: "One-time or monthly billing, refunds and cancellations.",
        margin: "What happens when a product can’t be fixed: the plan repairs, it doesn’t replace.",
      },
      closing: "Which plan goes with what you sell?",
    },
    realEstate: {
      head: {
        title: `Assistance for property managers | ${brand.name}`,
        description:
          "Emergencies and repairs in managed homes: coverage, price per unit, approval of work, the monthly report and the points to agree on.",
      },
      title: "The pipe bursts at night; your phone rings",
      lead: "Locksmith, plumbing, electrical, gas, HVAC and glass for every unit you manage, with one case per repair and a report for owners.",
      problems: {
        night: {
          name: "Everything comes in by phone",
          text: "Tenants call whoever leased them the place. Each emergency takes several calls, and none is on record.",
        },
        payer: {
          name: "Owner’s cost or tenant’s?",
          text: "Without before-and-after photos, the argument starts once the work is done.",
        },
        invoices: {
          name: "One invoice per trade",
          text: "Accounting for the month’s repairs takes longer than approving them.",
        },
      },
      loading:
        "The list of units or leases: one address per line, with the start and end of the lease.",
      course:
        "Before-and-after photos stay with the case: they help decide who pays, and back up the owner statement.",
      teams: {
        administration: {
          name: "Property management",
          text: "Approves what exceeds the agreed limit and sees the rest resolved.",
        },
        leasing: {
          name: "Leasing",
          text: "Gives tenants one place to ask for help, from the day they sign.",
        },
        owners: {
          name: "Owners and boards",
          text: "Get a statement per unit, with photos and the amount of each repair.",
        },
      },
      points: {
        common: "What belongs to the unit and what is a common area.",
        approval: "Up to what amount work goes ahead without asking, and who approves above it.",
        rotation: "What happens to the plan when the tenant changes.",
        billing: "Whether it’s billed with dues, with rent, or absorbed by the manager.",
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
      lead: "Virtual medical and counseling visits, in-home doctors, ambulance coordination and reimbursements, in a program that adds to the plan’s network.",
      problems: {
        demand: {
          name: "The ER sees what isn’t urgent",
          text: "If a virtual visit isn’t at hand, people go to the ER, or wait for an appointment and complain.",
        },
        nights: {
          name: "Nights, holidays, rural areas",
          text: "Where the network is thin, what members notice is the wait.",
        },
        papers: {
          name: "Reimbursement on paper",
          text: "Every receipt that arrives on paper becomes a call about its status.",
        },
      },
      loading:
        "The eligibility file of active members and dependents. Diagnoses are not part of it.",
      course:
        "Clinical content stays between patient and clinician; your team sees times, status and rating.",
      teams: {
        medical: {
          name: "Medical director",
          text: "Sets the protocols: what’s handled by video, what needs a home visit and what is referred.",
        },
        service: {
          name: "Member services",
          text: "Sees the status of a visit or reimbursement, not its content.",
        },
        finance: {
          name: "Finance",
          text: "Gets the month’s visits and reimbursements, each with its amount and its limit.",
        },
      },
      points: {
        protocol: "Which clinicians see members, in which states, and under which protocol.",
        emergencies: "What goes to emergency services, and how the handoff works.",
        records: "Where the medical record is kept, who handles it and how patients request it.",
        reimbursement: "What is reimbursed, up to which limit and with which receipts.",
      },
      closing: "How much of your demand could be seen online?",
    },
    utilities: {
      head: {
        title: `Assistance for telecoms and utilities | ${brand.name}`,
        description:
          "Device repair and remote tech help billed with the service: price per line, enrollment, cases, the monthly report and the points to agree on.",
      },
      title: "The service works; the customer’s device doesn’t",
      lead: "Some tech calls aren’t about the line or the supply. This plan takes them, is billed with the service and keeps each case on record.",
      problems: {
        calls: {
          name: "Calls that aren’t yours",
          text: "The customer calls because the TV or the computer won’t work, and your help desk can’t help.",
        },
        churn: {
          name: "One service looks like another",
          text: "When the bill is the only difference, any offer moves the customer.",
        },
        visits: {
          name: "Truck rolls for nothing",
          text: "A crew drives to an address where your own installation was fine.",
        },
      },
      loading:
        "The list of lines or service points with the plan, from the same process that produces the bill.",
      course:
        "Your help desk transfers the call warm; if the fault is on your network, the case comes back saying so.",
      teams: {
        service: {
          name: "Help desk",
          text: "Has somewhere to send what isn’t the network, and sees how it ended.",
        },
        commercial: {
          name: "Sales",
          text: "Offers a plan with a monthly price and knows how many customers use it.",
        },
        billing: {
          name: "Billing",
          text: "Reconciles enrollments, cancellations and charges by line or service point.",
        },
      },
      points: {
        sale: "How customers consent to a plan that’s added to their bill.",
        charge: "What happens to the plan when the bill isn’t paid.",
        border: "Where your network ends and the customer’s installation begins.",
        data: "Which data about the line or service point is needed, and which isn’t.",
      },
      closing: "How many of your calls are about this?",
    },
  },
};
