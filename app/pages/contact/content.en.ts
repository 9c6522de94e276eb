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
        text: "Who that is depends on which option you pick above.",
      },
      {
        title: "A person reads it",
        text: "Your details aren’t added to any mailing list.",
      },
      {
        title: "We answer by email or phone",
        text: "We use the details you leave here to answer you, and to stop abuse.",
      },
    ],
  },
  byMail: "If you prefer, email",
};
