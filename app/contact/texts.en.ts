import type { ContactTexts } from "./texts.ts";

export const en: ContactTexts = {
  dialog: {
    title: "Join the service revolution",
    lead: "Tell us who you are and what you need. Someone on our team will get back to you.",
    close: "Close",
  },
  investor: { title: "Write to investor relations" },
  who: {
    question: "Which best describes you?",
    types: {
      partner: {
        name: "Business partner",
        line: "You want to offer assistance to your customers.",
      },
      provider: { name: "Provider", line: "You provide these services and want to take on jobs." },
      client: { name: "Customer", line: "You have a plan with assistance, or want one." },
    },
  },
  fields: {
    name: "Name",
    email: "Email",
    company: "Company",
    phone: "Phone",
    message: "Message",
  },
  programme: { attached: "Your program is attached", remove: "Remove" },
  allRequired: "All fields are required unless marked optional.",
  optional: "optional",
  interest: "I’m interested in: {subject}.",
  otherWays: { phone: "Rather talk? Call {phone}.", chat: "Chat with us" },
  didYouMean: "Did you mean {email}?",
  isPhoneComplete: "Is the number complete? With its area code, it should have {digits} digits.",
  check: "Please check:",
  submit: "Send message",
  sending: "Sending...",
  errors: {
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email",
    company: "Company name is required",
    phone: "Phone number is required",
    message: "Message must be at least 10 characters",
    contactType: "Please select an option",
    tooLong: "Please use no more than {max} characters",
    unreadable: "Some characters can’t be read. Please type it again",
  },
  privacy: {
    ar: "We use these details to handle your request and stop abuse, under Argentina’s Law 25,326. You may access, correct or delete them.",
    es: "We use these details to handle your request and stop abuse, under the GDPR and Spain’s LOPDGDD. You may access, correct or delete them.",
    br: "We use these details to handle your request and stop abuse, under Brazil’s LGPD. You may access, correct or delete them.",
    us: "We use these details to handle your request and stop abuse. You may ask us for a copy, or ask us to correct or delete them.",
  },
  answer: { reference: "Reference number", another: "Send another message" },
  toasts: {
    region: "Notifications",
    close: "Close notification",
    sent: "Message sent successfully",
    contactSent: "We will contact you soon",
    investorSent: "Our investor relations team will contact you soon",
    failed: "Error sending message. Please try again.",
    hints: {
      busy: "Too many messages came from your network. Wait a minute; what you wrote is still here.",
      unavailable:
        "The problem is on our end. What you wrote is still here; you can also write to {email}.",
      unreachable:
        "Check your connection and send it again. What you wrote is still here, and it won’t arrive twice.",
    },
  },
};
