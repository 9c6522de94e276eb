import { brand, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { PrivacyContent } from "./content.ts";

const company = companies.ar;

/** The Argentine document, in English. */
export const en: PrivacyContent = {
  head: {
    title: `Privacy policy for Argentina | ${brand.name}`,
    description:
      "What data this site keeps, why, where and for how long, and how to ask to see, correct or erase it under Argentina’s Law 25,326.",
  },
  title: "Privacy policy",
  lead: "What personal data we handle on this site, what we use it for, how long we keep it, and how you can see it, correct it or have it erased.",
  facts: {
    response: { label: "Response to your requests", value: "Within one month" },
    storage: { label: "Where data is stored", value: "Cloud servers in Argentina" },
    tracking: { label: "Tracking and ads", value: "None on this site" },
  },
  sections: {
    controller: {
      title: "Who is responsible for your data",
      paragraphs: [
        `The owner of the database is ${company.legalName} (${company.taxId}), at ${company.address}. In this policy, “${brand.name}” and “we” mean that company, which formerly operated as ${brand.formerName}.`,
        `For anything about your personal data, write to ${brand.privacyEmail.en} or send a letter to that address.`,
      ],
    },
    scope: {
      title: "What this policy covers",
      paragraphs: [
        "This policy covers the data we receive through this website: its contact forms, the preferences your browser keeps, and the emails you send us.",
        `The assistance platform is a separate service. It brings together users, who request assistance, and providers, who deliver it. A company can contract for the product so that its customers or its employees use it. In that case the company is usually the one that decides about those people’s data, and ${brand.name} handles it on the company’s behalf, under the contract between them and the privacy notice shown when the service is used.`,
      ],
    },
    data: {
      title: "What data we handle",
      paragraphs: [
        "Only what you choose to send us in a form, and the minimum context we need to answer:",
        {
          items: [
            "Name, email and phone number.",
            "The message you write, and whether you contact us as a partner, a provider, a customer or an investor.",
            "Your company’s name, when the form asks for it or you give it.",
            "The page you wrote from, the site’s country and language, the date and time, and, if you came from a campaign, that campaign’s name. If you attach a program to the message, that program.",
          ],
        },
        "Fields are required unless marked optional: without them we cannot answer. Please do not include sensitive data, such as health data, or other people’s data. We do not buy data or get it from third parties.",
      ],
    },
    purposes: {
      title: "What we use it for, and on what basis",
      paragraphs: [
        "We use the data to answer you, to prepare the proposal or demo you asked for, to consider you as a provider, and to follow up on a complaint. We also use it to detect abusive submissions.",
        "The basis is your consent, which you give by sending the form, and the steps that come before a contract or belong to one (section 5 of Argentina’s Law 25,326). You can withdraw your consent at any time; what was already done stays valid.",
        "We do not use your data for advertising, we do not build profiles, and we make no automated decisions about you.",
      ],
    },
    recipients: {
      title: "Who receives it",
      paragraphs: [
        "Each message is stored and emailed to the internal teams that must deal with it: the provider and operations teams if you write as a provider; the claims and sales teams in all other cases, who pass an investor’s message on to investor relations. We send a confirmation with the reference number to the address you give.",
        "Our cloud server and email vendors and, if we use one, our contact management vendor also have access, on our behalf and only to serve us. We do not sell, rent or give away your data. We will disclose it to an authority only when a law or a court order requires it.",
      ],
    },
    location: {
      title: "Where it is stored",
      paragraphs: [
        "The data is stored on cloud servers in Argentina. It is not transferred to other countries for storage.",
        `If you write from another country’s site, the group’s company in that country may read your message in order to answer it.`,
      ],
    },
    retention: {
      title: "How long we keep it",
      paragraphs: [
        `The server erases each message automatically, at most ${longestRetentionDays} days after delivering it to the teams that handle it. A message that could not be delivered, or that awaits review because it looks abusive, is kept until a person resolves it.`,
        "If you ask us to erase yours sooner, we do. If your message leads to a contract or a claim, the data needed to carry it out or resolve it is kept for as long as the applicable law says.",
      ],
    },
    security: {
      title: "How we protect it",
      paragraphs: [
        "The site uses an encrypted connection. Access to messages is limited to the people who need them. The server’s technical logs contain neither what you write nor your contact details.",
        "To curb abuse, the server counts for a few minutes how many submissions come from the same network address. That count is not stored with your message. No measure is perfect: if an incident affects your data, we will tell you and the supervisory authority.",
      ],
    },
    browser: {
      title: "Cookies and browser storage",
      paragraphs: [
        "This site uses no analytics or advertising cookies, loads nothing from third parties, assigns you no identifier and does not follow you to other sites; visits are added up by day, as “How we count visits” explains. It only keeps in your browser what it needs to remember your choices:",
        {
          items: [
            "“selectedCountry” cookie: the country you chose, so that the page appears in your language from the start. It lasts one year.",
            "Local storage: “selectedCountry”, the same country, and “siteSuggestion”, whether you closed the bar that suggests another language. They stay until you clear them.",
            "Session storage: “contactDraft” and “investorDraft”, the draft of a form you have not sent yet, so that you don’t lose it if you change pages; “programDraft”, the program you put together (kind of company, number of customers, services and limits); and “react-router-scroll-positions”, how far down you had read each page. A draft is cleared when you send the form, and everything when you close the tab. None of it leaves your device unless you send it.",
          ],
        },
        "You can clear all of this in your browser’s settings. The site will keep working, in its starting language.",
      ],
    },
    counting: {
      title: "How we count visits",
      paragraphs: [
        "To know whether the site works, the server adds up by day, and only by day:",
        {
          items: [
            "How many times each page was viewed, and how many messages were sent from it.",
            "Which site (only the domain, such as “example.com”) and which campaign visits came from, as the link says.",
            "How long the page took to appear and to respond, and how much its elements moved while loading. Your browser measures these three values and sends them when you leave the page, together with the pages opened during that visit.",
          ],
        },
        "Each visit only adds one to those totals. We keep no network address, browser, time or identifier of any kind, and we use no cookies for this: the totals cannot tell who visited or link one visit to another. Your network address and the name your browser gives are read at that moment, to curb abuse and leave out automated programs, and are not kept.",
      ],
    },
    minors: {
      title: "Children",
      paragraphs: [
        "The site is meant for businesses and adults. We do not ask for data from anyone under 18. If you learn that a minor sent us theirs, tell us and we will erase it.",
      ],
    },
    rights: {
      title: "Your rights and how to exercise them",
      paragraphs: [
        "Free of charge, you can ask for:",
        {
          items: [
            "Access: to know what data we hold about you and receive a copy.",
            "Correction and update: to fix what is wrong or has changed.",
            "Erasure: to have it erased.",
            "Confidentiality: to have us stop using it for a given purpose.",
          ],
        },
        `Write to ${brand.privacyEmail.en} from the address you contacted us with, or prove your identity in another way. We answer within one month. Where Law 25,326 sets a shorter time (ten calendar days for access, five business days for correction or erasure), that time applies.`,
        "The right of access can be exercised free of charge at intervals of no less than six months, unless a legitimate interest is shown (section 14, subsection 3, of Law 25,326).",
      ],
    },
    authority: {
      title: "Supervisory authority",
      paragraphs: [
        "The Agencia de Acceso a la Información Pública (AAIP), which oversees Law 25,326, handles complaints from anyone whose rights are affected by a breach of Argentina’s data protection rules.",
        "You can reach it at [argentina.gob.ar/aaip](https://www.argentina.gob.ar/aaip). If you like, give us the chance to make it right first.",
      ],
    },
    changes: {
      title: "Changes to this policy",
      paragraphs: [
        "If what we do with data changes, we will change this text and the date at the top. If the change affects data we already hold, we will email you before it applies.",
        "The rules for using the site are in the [terms of use](legal).",
      ],
    },
  },
};
