import { brand } from "#core/brand.ts";
import type { ContactContent } from "./content.ts";

export const en: ContactContent = {
  head: {
    title: `Contact | ${brand.name}`,
    description:
      "Write to us as a business partner, a provider or a customer. Each message goes to the team that handles it, and a person answers.",
  },
  next: {
    title: "What happens to your message",
    steps: [
      {
        title: "It reaches the right team",
        text: "Messages from providers go to the network and operations teams; all others, to claims and sales.",
      },
      {
        title: "A person reads it",
        text: "Your details aren’t added to any mailing list.",
      },
      {
        title: "We answer by email or phone",
        text: "A confirmation with your reference number comes first, by email.",
      },
    ],
  },
  byMail: "If you prefer, email",
};
