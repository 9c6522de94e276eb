// The 33 services a company can include in its plan, used by pages, estimate and leads; their names are in
// `service-names.server.ts`.
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

export const services = Object.fromEntries(
  familyIds.flatMap((family) =>
    Object.entries(deliveryByFamily[family]).map(([id, delivery]) => [
      id,
      { family, unit: unitOf[family], delivery },
    ]),
  ),
) as Record<ServiceId, Service>;

export const serviceIds = Object.keys(services) as ServiceId[];

export function servicesOf(family: FamilyId): ServiceId[] {
  return serviceIds.filter((id) => services[id].family === family);
}

export function isServiceId(value: unknown): value is ServiceId {
  return typeof value === "string" && Object.hasOwn(services, value);
}
