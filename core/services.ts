// The services a company can include in its plan, used by pages, estimate and leads: the specification's 33, and vehicle lockout,
// which its English list may add. Each is a record in content/records/services.
import type { CountryCode } from "./countries.ts";
import type { FamilyId } from "./pages.ts";
import { serviceList } from "./service-list.ts";

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

export type ServiceId = keyof typeof serviceList;

/** What an estimate lists: services, and what a home warranty covers besides them. */
export type PartId = ServiceId | "otherItems";

export const services = Object.fromEntries(
  Object.entries(serviceList).map(([id, { family, delivery }]) => [
    id,
    { family, unit: unitOf[family], delivery },
  ]),
) as Record<ServiceId, Service>;

export const serviceIds = Object.keys(services) as ServiceId[];

export function servicesIn(country: CountryCode): ServiceId[] {
  return serviceIds.filter((id) => {
    const listed: object = serviceList[id];
    const { countries }: { countries?: readonly CountryCode[] } = listed;
    return countries?.includes(country) ?? true;
  });
}

export function servicesOf(family: FamilyId, country: CountryCode): ServiceId[] {
  return servicesIn(country).filter((id) => services[id].family === family);
}

export function isServiceId(value: unknown): value is ServiceId {
  return typeof value === "string" && Object.hasOwn(services, value);
}
