import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const en: ContactContent = {
  head: {
    title: `Contact | ${brand.name}`,
    description:
      "Write to us as a business partner, a provider or a customer. Someone on the right team will answer you.",
  },
  next: {
    title: "What happens to your message",
    steps: [
      {
        title: "It reaches the right team",
        text: "That depends on who is writing and what you need.",
      },
      {
        title: "A person reads it",
        text: "Your details go on no mailing list.",
      },
      {
        title: "We answer by email or phone",
        text: "With the details you leave here, and for nothing else.",
      },
    ],
  },
  byMail: "If you prefer, write to",
};
