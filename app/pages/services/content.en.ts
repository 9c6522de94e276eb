import { brand } from "#core/brand.ts";
import type { ServicesContent } from "./content.ts";

export const en: ServicesContent = {
  heads: {
    all: {
      title: `Assistance services for businesses | ${brand.name}`,
      description: `Home, roadside, health, pets and devices: five service lines your company combines into its own plan, operated by ${brand.name}.`,
    },
    hogar: {
      title: `Home assistance | ${brand.name}`,
      description:
        "Locksmith, plumbing, gas, electrical, HVAC, pest control and glass, with verified providers and cases you can follow.",
    },
    vial: {
      title: `Roadside assistance and towing | ${brand.name}`,
      description:
        "Towing, flat tires, fuel delivery, jump-starts, lockouts, rides and vehicle checks, with the truck on the map the whole way.",
    },
    salud: {
      title: `Health assistance and telehealth | ${brand.name}`,
      description:
        "Virtual doctor visits and therapy, in-home doctors, specialist referrals, ambulance coordination and reimbursements for your customers.",
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
    lead: "Five service lines to combine into a plan of your own. Your team follows every case; our US network is being built market by market.",
  },
  tabsLabel: "Service lines",
  families: {
    hogar: {
      title: "Home assistance",
      description:
        "Lockouts, leaks, dead outlets, no heat. A verified provider comes to the door, and the photos stay on file if it turns into a claim.",
      course: "A plumbing case, from request to closing",
      points: [
        "Whether a visit stops the damage or finishes the repair, and who pays for parts above the cap.",
        "Who authorizes work above the limit: the customer, your team or no one.",
        "What counts as an emergency at any hour, and what waits for a business day.",
      ],
      closing: "Add home assistance to what you sell",
    },
    vial: {
      title: "Roadside assistance",
      description:
        "A dead battery, a flat, an empty tank, a locked car. The truck stays on the map until the car is running or at the shop.",
      course: "A tow, from request to drop-off",
      points: [
        "How far the tow goes, and what the customer pays beyond that.",
        "Which vehicles qualify: age, weight, motorcycles, business use.",
        "What counts as a breakdown, and what goes to the auto policy as an accident.",
      ],
      closing: "Add roadside assistance to what you sell",
    },
    salud: {
      title: "Health assistance",
      description:
        "A doctor by video first; then an in-home visit, a specialist or an ambulance if needed. Your team sees times and status, not what was said.",
      course: "A telehealth visit, from request to care instructions",
      points: [
        "Who can use it: the member alone, or dependents too.",
        "What clinicians may prescribe by video, and in which states.",
        "How long a member may wait for a visit, by day and at night.",
      ],
      closing: "Add health assistance to what you sell",
    },
    mascotas: {
      title: "Pet assistance",
      description:
        "A vet on video helps decide whether the pet needs to come in. Exams, tests, surgery and grooming are booked in the network.",
      course: "A vet visit, from request to report",
      points: [
        "Which animals are covered, how many per home and up to what age.",
        "What the plan pays at the clinic, and what the customer pays.",
        "Whether planned services, such as spay and neuter, start after a waiting period.",
      ],
      closing: "Add pet assistance to what you sell",
    },
    dispositivos: {
      title: "Device assistance",
      description:
        "Phones, computers, TVs, consoles and appliances. We fix remotely what we can; the rest gets a visit or a shop repair.",
      course: "A remote session, from problem to fix",
      points: [
        "Which devices qualify: make, age and proof of purchase.",
        "Who pays for parts and shipping, and when a device is beyond repair.",
        "What a technician may see on the screen, and how the customer agrees to it.",
      ],
      closing: "Add device assistance to what you sell",
    },
  },
  price: "What a provider is paid per case: {low} to {high}, at network rates.",
  fee: "All {count} services: {fee} per customer per month, all-in ({range}). Calculated for: {company}. Our estimates, not prices or offers.",
  limits:
    "Usual limits in a plan: {limits}. Service areas: confirmed before launch and listed in the contract.",
  agree: "What the contract should settle",
  process: {
    channels: { app: "App", web: "Website", chat: "Chat", contactCenter: "Contact center" },
    resolved: "Resolved",
    survey: "How did it go?",
    alternative:
      "Three screens of one case: the customer’s request, its coordination and the resolved case.",
  },
  closing: {
    title: "Which of these would your customers use?",
    text: "Tell us what you sell and to whom. The demo follows a case from a plan like yours, on all three screens.",
  },
};
