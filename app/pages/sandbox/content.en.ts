import { brand } from "#core/brand.ts";
import type { SandboxContent } from "./content.ts";

export const en: SandboxContent = {
  head: {
    title: `Assistance API sandbox | ${brand.name}`,
    description:
      "Send a sample case to a simulator that runs in your browser: request, response, events and screens, with the OpenAPI file to download.",
  },
  title: "Try the API with a sample case",
  lead: "For the engineers who will integrate it: edit the request, send it, and watch the response, the events and all three screens update.",
  notice:
    "This simulates the API we offer; it isn’t a public API. It runs in your browser and sends nothing. Endpoints and credentials come with a contract.",
  noScript:
    "The simulator needs JavaScript, which this browser isn’t running. You can still download the OpenAPI file.",
  choose: "Sample case",
  request: "Request",
  send: "Send to the simulator",
  answer: "Response",
  noAnswer: "No response yet. Send the request to get one.",
  next: "Next event",
  read: "Read the case",
  again: "Start over",
  events: "Events your system gets",
  noEvents: "They arrive once a case is open.",
  screens: "What each side sees",
  actors: { customer: "The customer", provider: "The provider", insurer: "Your company" },
  idle: "No open case",
  failures: {
    title: "Errors to try",
    items: {
      invalid_json: "Remove a brace from the JSON.",
      member_not_found: "Change the member value.",
      not_covered: "Request a service the plan doesn’t include.",
      invalid_field: "Delete a field or use an unknown channel.",
    },
  },
  download: "Download OpenAPI 3.1 (JSON, {size})",
  closing: {
    title: "Which system would you connect?",
    text: "Tell us which system holds your customers and how they ask for help. We’ll build the technical part of the demo around it.",
  },
};
