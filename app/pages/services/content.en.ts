import { brand } from "#core/brand.ts";
import type { ServicesContent } from "./content.ts";

export const en: ServicesContent = {
  heads: {
    all: {
      title: `Assistance services for businesses | ${brand.name}`,
      description: `Home, roadside, health, pets and devices: five types of assistance your company combines into its own plan, operated by ${brand.name}.`,
    },
    hogar: {
      title: `Home assistance | ${brand.name}`,
      description:
        "Locksmith, plumbing, gas, electrical, HVAC, pest control and glass, with verified providers and cases you can follow.",
    },
    vial: {
      title: `Roadside assistance and towing | ${brand.name}`,
      description:
        "Towing, flat tires, fuel delivery, jump-starts, rides and vehicle checkups, with the truck on the map the whole way.",
    },
    salud: {
      title: `Health assistance and virtual visits | ${brand.name}`,
      description:
        "Virtual doctor visits and therapy, in-home doctors, specialist referrals, ambulances and reimbursements to offer your customers.",
    },
    mascotas: {
      title: `Pet assistance | ${brand.name}`,
      description:
        "Virtual vet visits, clinics, lab tests, imaging, grooming, spay and neuter, and end-of-life care in a plan built for your customers.",
    },
    dispositivos: {
      title: `Device and appliance assistance | ${brand.name}`,
      description:
        "Electronics, TV, console and appliance repair, antivirus, data recovery and remote support to offer your customers.",
    },
  },
  hero: {
    title: "Help for your customers when things go wrong",
    lead: "Five types of assistance your company combines into its own plan. A verified network does the work, and you can follow every case.",
  },
  tabsLabel: "Types of assistance",
  allLine: "All five side by side",
  families: {
    hogar: {
      title: "Home assistance",
      description:
        "Household emergencies and repairs. A verified provider comes to the door, and the company behind the plan sees every step.",
    },
    vial: {
      title: "Roadside assistance",
      description:
        "Help in town and on the highway. The truck stays on the map from dispatch until the car is running again or safely parked.",
    },
    salud: {
      title: "Health assistance",
      description:
        "Care that starts with a virtual visit and comes to the door when it has to: an in-home doctor, a specialist or an ambulance.",
    },
    mascotas: {
      title: "Pet assistance",
      description:
        "From the first question, on a virtual vet visit, to tests, grooming or a gentle goodbye, with the veterinary clinics in the network.",
    },
    dispositivos: {
      title: "Device assistance",
      description:
        "A technician, remote or at home, for the things people use every day: computers, TVs, game consoles and appliances.",
    },
  },
  process: {
    channels: { app: "App", web: "Website", chat: "Chat", contactCenter: "Contact center" },
    reply: "We got your request and are finding the right person to help.",
    resolved: "Resolved",
    survey: "How did it go?",
    alternative:
      "Three screens of one case: the customer’s request, its coordination and the resolved case.",
  },
  closing: {
    title: "Build a plan with the coverage your customers will use",
    text: "Tell us who it’s for. We’ll walk you through the platform with a plan like yours.",
  },
};
