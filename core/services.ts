// The services a company can include in its plan, used by pages, estimate and leads: the specification's 33, and vehicle lockout,
// which its English list may add. Their names are in content/service-names.
import type { CountryCode } from "./countries.ts";
import { type FamilyId, familyIds } from "./pages.ts";

/** What a plan covers, and what cases are counted per. */
export const units = ["home", "vehicle", "person", "pet", "device"] as const;
export type Unit = (typeof units)[number];

/** How a service reaches the customer. */
export const deliveries = ["visit", "transport", "remote", "appointment", "reimbursement"] as const;
export type Delivery = (typeof deliveries)[number];

export interface Service {
  family: FamilyId;
  /** The family's unit. */
  unit: Unit;
  delivery: Delivery;
}

export const unitOf = {
  hogar: "home",
  vial: "vehicle",
  salud: "person",
  mascotas: "pet",
  dispositivos: "device",
} as const satisfies Record<FamilyId, Unit>;

/** Each family's services, in display order. */
const deliveryByFamily = {
  hogar: {
    locksmith: "visit",
    plumbing: "visit",
    gas: "visit",
    electricity: "visit",
    airConditioning: "visit",
    fumigation: "visit",
    glass: "visit",
  },
  vial: {
    preventive: "appointment",
    towing: "transport",
    tire: "visit",
    fuel: "visit",
    battery: "visit",
    lockout: "visit",
    transfers: "transport",
  },
  salud: {
    onlineDoctor: "remote",
    onlinePsychologist: "remote",
    ambulance: "transport",
    reimbursement: "reimbursement",
    specialists: "appointment",
    homeDoctor: "visit",
  },
  mascotas: {
    teleVet: "remote",
    vetClinic: "appointment",
    vetLab: "appointment",
    vetImaging: "appointment",
    grooming: "appointment",
    sterilization: "appointment",
    farewell: "appointment",
  },
  dispositivos: {
    electronics: "appointment",
    tvAudio: "visit",
    consoles: "appointment",
    appliances: "visit",
    antivirus: "remote",
    dataRecovery: "appointment",
    remoteHelp: "remote",
  },
} as const satisfies Record<FamilyId, Record<string, Delivery>>;

type Ids<T> = T extends unknown ? keyof T & string : never;
export type ServiceId = Ids<(typeof deliveryByFamily)[FamilyId]>;

/** What an estimate lists: services, and what a home warranty covers besides them. */
export type PartId = ServiceId | "otherItems";

export const services = Object.fromEntries(
  familyIds.flatMap((family) =>
    Object.entries(deliveryByFamily[family]).map(([id, delivery]) => [
      id,
      { family, unit: unitOf[family], delivery },
    ]),
  ),
) as Record<ServiceId, Service>;

export const serviceIds = Object.keys(services) as ServiceId[];

/** Services that are not offered everywhere. */
const countriesOf: Partial<Record<ServiceId, readonly CountryCode[]>> = { lockout: ["us"] };

export function servicesIn(country: CountryCode): ServiceId[] {
  return serviceIds.filter((id) => countriesOf[id]?.includes(country) ?? true);
}

export function servicesOf(family: FamilyId, country: CountryCode): ServiceId[] {
  return servicesIn(country).filter((id) => services[id].family === family);
}

export function isServiceId(value: unknown): value is ServiceId {
  return typeof value === "string" && Object.hasOwn(services, value);
}
