import { brand, companies } from "#core/brand.ts";
import { longestRetentionDays } from "#core/contact.ts";
import type { PrivacyVersion } from "./content.ts";

const company = companies.us;

export const unitedStates: PrivacyVersion = {
  head: {
    title: `Privacy policy for the United States | ${brand.name}`,
    description:
      "What information this site collects, why and for how long, and the choices you have under state privacy laws. We do not sell or share it.",
  },
  lead: "What personal information we collect on this site, why, how long we keep it, and the choices you have. It also serves as our notice at collection.",
  facts: {
    tracking: { label: "Selling, sharing, tracking", value: "None on this site" },
  },
  sections: {
    controller: {
      title: "Who we are",
      paragraphs: [
        `This site is run by ${company.legalName}, at ${company.address}. In this policy, “${brand.name}” and “we” mean that company, a subsidiary of Argentina’s ${companies.ar.legalName}, which formerly operated in that country as ${brand.formerName}.`,
        `For anything about your personal information, write to ${brand.privacyEmail.en} or send a letter to that address.`,
      ],
    },
    purposes: {
      title: "What we use it for",
      paragraphs: [
        "We use the information to answer you, to prepare the proposal or demo you asked for, to consider you as a provider, and to follow up on a complaint. We also use it to detect abusive submissions.",
        "We do not use it for anything else without telling you first. We do not use it for advertising, we do not build profiles, and we make no automated decisions about you.",
      ],
    },
    recipients: {
      title: "Who receives it",
      paragraphs: [
        "Each message is stored and emailed to the internal teams that must deal with it: the provider and operations teams if you write as a provider; the claims and sales teams in all other cases, who pass an investor’s message on to investor relations. We send a confirmation with the reference number to the address you give.",
        `Our Argentine parent company, ${companies.ar.legalName}, our cloud server and email vendors and, if we use one, our contact management vendor also have access, as service providers bound by contract to use it only on our behalf. We disclose information to an authority only when a law, a subpoena or a court order requires it.`,
      ],
    },
    location: {
      title: "Where it is stored",
      paragraphs: [
        "Your information is stored outside the United States, on cloud servers in Argentina, which has its own data protection law. By sending a form you understand that it will be stored there.",
        "It is not transferred to any other country for storage.",
      ],
    },
    security: {
      title: "How we protect it",
      paragraphs: [
        "The site uses an encrypted connection. Access to messages is limited to the people who need them. The server’s technical logs contain neither what you write nor your contact details.",
        "To curb abuse, the server counts for a few minutes how many submissions come from the same network address. That count is not stored with your message. No measure is perfect: if a breach affects your information, we will notify you as your state’s law requires.",
      ],
    },
    browser: {
      paragraphs: [
        "This site uses no analytics or advertising cookies, loads nothing from third parties, assigns you no identifier and does not follow you to other sites; visits are added up by day, as “How we count visits” explains. It only keeps in your browser what it needs to remember your choices:",
        {
          items: [
            "“selectedCountry” cookie: the country you chose, so that the page appears in your language from the start. It lasts one year.",
            "Local storage: “selectedCountry”, the same country, and “siteSuggestion”, whether you closed the bar that suggests another language. They stay until you clear them.",
            "Session storage: “contactDraft” and “investorDraft”, the draft of a form you have not sent yet, so that you don’t lose it if you change pages; “programDraft”, the program you put together (kind of company, number of customers, services and limits); and “react-router-scroll-positions”, how far down you had read each page. A draft is cleared when you send the form, and everything when you close the tab. None of it leaves your device unless you send it.",
          ],
        },
        "Because nobody is identified or followed, Do Not Track and Global Privacy Control signals change nothing here: everyone is treated as if they had sent one. You can clear all of this in your browser’s settings.",
      ],
    },
    minors: {
      title: "Children",
      paragraphs: [
        "The site is meant for businesses and adults. We do not knowingly collect information from anyone under 18, and never from children under 13. If you learn that a child sent us theirs, tell us and we will delete it.",
      ],
    },
    rights: {
      title: "Your rights and how to exercise them",
      paragraphs: [
        "Several states, among them California, Colorado, Connecticut, Texas and Virginia, give their residents privacy rights. We give the same ones to everyone in the United States, free of charge:",
        {
          items: [
            "Know what we hold about you, and get a copy in a format you can reuse.",
            "Correct what is wrong.",
            "Delete what you sent us.",
            "Opt out of sale, sharing, targeted advertising and profiling. We do none of these.",
            "Be treated no differently for exercising these rights.",
          ],
        },
        `Write to ${brand.privacyEmail.en} from the address you contacted us with, so that we know it is you. An authorized agent can write for you with your signed permission. We answer within one month.`,
        `If we turn down a request, we will say why. You can appeal by replying to that answer, and someone who did not make the first decision will look at it within one month.`,
      ],
    },
    choices: {
      title: "California and other state disclosures",
      paragraphs: [
        `This site collects these categories of personal information, always directly from you, for the purposes above, and erases them at most ${longestRetentionDays} days after delivery, as stated under “How long we keep it”:`,
        {
          items: [
            "Identifiers: name, email, phone number. Disclosed to the service providers named above.",
            "Professional information: your company, and your role as partner, provider, customer or investor. Disclosed to the same service providers.",
            "Internet activity: the page you wrote from and, if any, the campaign that brought you. Disclosed to the same service providers.",
          ],
        },
        "We do not collect sensitive personal information on purpose. We do not sell personal information or share it for cross-context behavioral advertising, including that of people under 16. We offer no financial incentives for it.",
      ],
    },
    authority: {
      title: "Complaints",
      paragraphs: [
        "If you are not satisfied with our answer, you can contact your state’s attorney general or, in California, the [California Privacy Protection Agency](https://cppa.ca.gov). You can also report a company to the [Federal Trade Commission](https://reportfraud.ftc.gov).",
      ],
    },
  },
};
