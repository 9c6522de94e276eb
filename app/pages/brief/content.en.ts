import { brand } from "#core/brand.ts";
import type { BriefContent } from "./content.ts";

export const en: BriefContent = {
  head: {
    title: `Your assistance program in two pages | ${brand.name}`,
    description:
      "Two pages for the meeting: coverage, the estimate with assumptions and sources, how a case works and the points to agree on.",
  },
  title: "Two pages to bring to the meeting",
  lead: "The same program, ready to print or send: for the business sponsor, finance, IT and legal.",
  noScript:
    "To see your own program here you need JavaScript, which this browser isn’t running. The brief below is an example.",
  compared: {
    text: "This link holds several programs. This brief shows {name}.",
    link: "See the brief for {name}",
  },
  actions: {
    print: "Print or save as PDF",
    copy: "Copy link",
    copied: "Link copied",
    notCopied: "Couldn’t copy: the link is on page 2",
    share: "Share",
    edit: "Edit the program",
    talk: "Talk about this program",
  },
  sheetTitle: "Assistance program: decision brief",
  date: "Date",
  people: { company: "For (company)", author: "Prepared by" },
  what: {
    title: "What it is",
    text: `{company}, {country}: an assistance plan with {services} for {customers} customers. {basis}. The company offers it on its own terms; ${brand.name} takes the requests, coordinates verified providers and reports every case.` as const,
  },
  estimate: "The estimate for a year",
  figuresOf: "Figures as of {month}; service cost is before tax.",
  coverage: { title: "The coverage", none: "No services chosen." },
  steps: "How a case works",
  connected: {
    title: "What connects to your systems",
    items: {
      customers: "Customer eligibility: who has the plan, by API or file.",
      requests: "Request channels: app, website, chat and contact center.",
      payments: "Payment gateways and provider payments.",
      reports: "Case status and KPIs, by dashboard or API.",
    },
  },
  assumptions: {
    title: "The assumptions",
    lead: "Cases a year per 1,000 covered units and {currency} per case: likely value and range. P published, D derived, A our assumption, Y your figure; numbers refer to the sources.",
    frequency: "Frequency",
    cost: "Cost per case",
    units: "Units per 100 customers",
  },
  marks: { P: "P", D: "D", A: "A", changed: "Y" },
  sources: "Sources",
  agree: {
    title: "Points to agree on",
    readers: { sponsor: "Business", finance: "Finance", it: "IT", legal: "Legal" },
    points: {
      price: {
        name: "Pricing model",
        text: "Per member, per event or mixed; adjustments and term.",
      },
      levels: { name: "Service levels", text: "Times by service and area; how they are measured." },
      hours: {
        name: "Hours",
        text: "What runs around the clock and what runs on business days only.",
      },
      coverage: {
        name: "Scope",
        text: "Areas, limits, caps per case and exclusions; the obligor and its licenses.",
      },
      integration: {
        name: "Integration",
        text: "Systems, environments, testing and who owns each.",
      },
      data: {
        name: "Data",
        text: "Who processes it, where, for how long and with what permissions.",
      },
      payment: { name: "Payments", text: "Provider payouts, reconciliation and taxes." },
      exit: { name: "Exit", text: "Notice, handoff of open cases and return of data." },
    },
  },
  sign: {
    title: "Decision",
    fields: { name: "Name", position: "Title", date: "Date", signature: "Signature" },
  },
  link: {
    title: "The same program, online",
    text: "Opens the estimate, where every assumption can be changed.",
    tooLong: "The link is too long for a QR code a phone can read: send it along with these pages.",
    alternative: "QR code with the link to this program",
  },
};
