// The figures and the formula of the first edition, frozen: links of the first version keep their result. Loaded for those alone.
import type { CountryCode } from "./countries.ts";
import { isCountryCode } from "./countries.ts";
import { isServiceId, type ServiceId, serviceIds, services, type Unit } from "./services.ts";

/** Low, likely, high. Money in minor units. */
type Three<T> = [low: T, likely: T, high: T];

export interface FirstEstimate {
  country: CountryCode;
  customers: number;
  services: { service: ServiceId; limit: number; cases: Three<number>; cost: Three<bigint> }[];
  cases: Three<number>;
  cost: Three<bigint>;
  costPerCustomerMonth: Three<bigint>;
}

const unitsPer100Customers: Record<Unit, string> = {
  home: "70 85 100",
  vehicle: "50 70 100",
  person: "100 150 250",
  pet: "30 50 70",
  device: "80 100 150",
};

/** Cases a year per 1,000 units, and the cost of one: in Argentina, Spain, Brazil and the United States, or the same in all. */
const figures: Partial<Record<ServiceId, [cases: string, cost: string]>> = {
  locksmith: [
    "4 31 122 | 4 31 122 | 4 31 92 | 31 122 342",
    "38000 54000 81000 | 107 153 274 | 130 180 270 | 120 147 173",
  ],
  plumbing: [
    "8 55 218 | 100 125 156 | 8 55 164 | 55 218 608",
    "57000 81000 120000 | 160 230 411 | 190 270 410 | 180 220 260",
  ],
  gas: [
    "2 14 54 | 2 14 54 | 2 14 41 | 14 54 152",
    "54000 77000 110000 | 151 217 388 | 180 260 380 | 170 208 245",
  ],
  electricity: [
    "5 34 136 | 5 34 136 | 5 34 103 | 34 136 380",
    "54000 77000 110000 | 151 217 388 | 180 260 380 | 170 208 245",
  ],
  airConditioning: [
    "2 15 61 | 2 15 61 | 2 15 46 | 15 61 171",
    "60000 86000 130000 | 169 243 434 | 200 290 430 | 190 233 274",
  ],
  fumigation: [
    "1 9 34 | 1 9 34 | 1 9 26 | 9 34 95",
    "47000 68000 100000 | 133 192 343 | 160 230 340 | 150 184 217",
  ],
  glass: [
    "2 14 54 | 62 77 96 | 2 14 41 | 14 54 152",
    "69000 99000 150000 | 195 281 502 | 230 330 500 | 220 269 318",
  ],
  preventive: [
    "4 4 6 | 5 7 8 | 4 4 6 | 7 8 10",
    "19000 27000 41000 | 76 95 119 | 63 90 140 | 42 60 90",
  ],
  towing: [
    "36 45 56 | 81 101 126 | 125 157 196 | 101 126 150",
    "41000 59000 88000 | 164 206 257 | 140 200 290 | 91 130 200",
  ],
  tire: [
    "63 78 98 | 30 38 48 | 5 7 8 | 38 47 57",
    "22000 32000 47000 | 89 111 138 | 74 110 160 | 49 70 110",
  ],
  fuel: [
    "7 9 11 | 9 11 14 | 4 4 6 | 11 14 17",
    "20000 29000 44000 | 82 103 129 | 68 98 150 | 46 65 98",
  ],
  battery: [
    "63 78 98 | 39 49 62 | 30 38 48 | 49 61 73",
    "22000 32000 47000 | 89 111 138 | 74 110 160 | 49 70 110",
  ],
  transfers: [
    "7 9 11 | 14 18 22 | 11 13 17 | 18 22 27",
    "13000 18000 27000 | 51 63 79 | 42 60 90 | 28 40 60",
  ],
  onlineDoctor: [
    "78 183 287 | 78 183 287 | 230 287 359 | 301 336 370",
    "16000 23000 34000 | 19 28 41 | 53 75 110 | 35 50 75",
  ],
  onlinePsychologist: ["20 40 70", "25000 36000 54000 | 31 44 66 | 84 120 180 | 56 80 120"],
  ambulance: ["5 8 12", "130000 180000 270000 | 150 220 330 | 420 600 900 | 280 400 600"],
  reimbursement: ["35 60 100", "19000 27000 41000 | 23 33 50 | 63 90 140 | 42 60 90"],
  specialists: ["50 90 140", "47000 68000 100000 | 58 83 120 | 160 230 340 | 110 150 230"],
  homeDoctor: ["20 35 60", "63000 90000 140000 | 77 110 170 | 210 300 450 | 140 200 300"],
  teleVet: ["80 150 250", "11000 16000 24000 | 13 19 29 | 37 53 79 | 25 35 53"],
  vetClinic: [
    "391 846 1300 | 391 646 900 | 391 846 1300 | 391 846 1300",
    "24000 34000 51000 | 29 41 62 | 79 110 170 | 53 75 110",
  ],
  vetLab: ["60 120 200", "28000 41000 61000 | 35 50 74 | 95 140 200 | 63 90 140"],
  vetImaging: ["30 60 100", "50000 72000 110000 | 62 88 130 | 170 240 360 | 110 160 240"],
  grooming: ["150 300 600", "19000 27000 41000 | 23 33 50 | 63 90 140 | 42 60 90"],
  sterilization: ["15 25 40", "69000 99000 150000 | 85 120 180 | 230 330 500 | 150 220 330"],
  farewell: ["25 40 60", "57000 81000 120000 | 69 99 150 | 190 270 410 | 130 180 270"],
  electronics: [
    "100 205 310 | 100 205 310 | 80 100 125 | 100 205 310",
    "47000 68000 100000 | 58 83 120 | 1120 1400 1750 | 110 150 230",
  ],
  tvAudio: ["10 20 35", "50000 72000 110000 | 62 88 130 | 170 240 360 | 110 160 240"],
  consoles: ["10 15 25", "35000 50000 74000 | 42 61 91 | 120 170 250 | 77 110 170"],
  appliances: ["30 60 100", "54000 77000 110000 | 65 94 140 | 180 260 380 | 120 170 260"],
  antivirus: ["200 400 700", "4700 6800 10000 | 6 8 12 | 16 23 34 | 11 15 23"],
  dataRecovery: ["4 8 15", "79000 110000 170000 | 96 140 210 | 260 380 560 | 180 250 380"],
  remoteHelp: ["60 120 220", "9500 14000 20000 | 12 17 25 | 32 45 68 | 21 30 45"],
};
const columns: readonly string[] = ["ar", "es", "br", "us"] satisfies CountryCode[];

const startingServices: Record<string, readonly ServiceId[]> = {
  financial: ["locksmith", "plumbing", "towing", "battery", "onlineDoctor", "remoteHelp"],
  insurance: ["locksmith", "plumbing", "electricity", "towing", "tire", "battery"],
  retail: ["electronics", "tvAudio", "appliances", "dataRecovery", "remoteHelp"],
  realestate: ["locksmith", "plumbing", "gas", "electricity", "airConditioning", "glass"],
  health: ["onlineDoctor", "onlinePsychologist", "ambulance", "reimbursement", "homeDoctor"],
};

/** `text` is a link's, as `Programme.first` keeps it. */
export function firstEstimate(text: string, siteCountry: CountryCode): FirstEstimate {
  const fields = new Map(text.split("&").map((part) => part.split("=", 2) as [string, string]));
  const written = fields.get("country");
  const country = isCountryCode(written) ? written : siteCountry;
  const customers = wholeNumber(fields.get("customers"), 100, 50_000_000) ?? 50_000;
  const changes = new Map(
    (fields.get("set") ?? "").split(",").map((part) => part.split(":", 2) as [string, string]),
  );
  const parts = chosen(fields).map(([service, limit]) => {
    const row = figures[service] ?? ["0 0 0", "0 0 0"];
    const units = read(
      `units.${services[service].unit}`,
      unitsPer100Customers[services[service].unit],
    );
    const cases = read(`cases.${service}`, row[0]);
    const cost = read(`cost.${service}`, row[1]);
    const counted = levels((at) =>
      Math.round(((customers * units[at]) / 100) * casesWithin(cases[at] / 1000, limit)),
    );
    return {
      service,
      limit,
      cases: counted,
      cost: levels((at) => BigInt(counted[at]) * BigInt(cost[at]) * 100n),
    };
  });

  function read(id: string, cell: string): Three<number> {
    const own = wholeNumber(changes.get(id), 0, 10_000_000);
    if (own !== undefined) return [own, own, own];
    const cells = cell.split(" | ");
    const values = (cells[columns.indexOf(country)] ?? cells[0] ?? "").split(" ").map(Number);
    return levels((at) => values[at] ?? 0);
  }

  const cost = levels((at) => parts.reduce((sum, part) => sum + part.cost[at], 0n));
  const months = BigInt(customers) * 12n;
  return {
    country,
    customers,
    services: parts,
    cases: levels((at) => parts.reduce((sum, part) => sum + part.cases[at], 0)),
    cost,
    costPerCustomerMonth: levels((at) => (2n * cost[at] + months) / (2n * months)),
  };
}

/** The services and their limits a year; no limit is Infinity. */
function chosen(fields: Map<string, string>): [ServiceId, number][] {
  const listed = fields.get("services");
  if (listed === undefined) {
    const start = startingServices[fields.get("company") ?? ""] ?? startingServices.insurance ?? [];
    return serviceIds.filter((id) => start.includes(id)).map((id) => [id, 2]);
  }
  const limits = new Map<string, number>();
  for (const part of listed.split(",")) {
    const [id = "", limit] = part.split(":");
    const read = limit === undefined ? Number.POSITIVE_INFINITY : wholeNumber(limit, 1, 24);
    if (isServiceId(id) && read !== undefined && !limits.has(id)) limits.set(id, read);
  }
  return serviceIds.flatMap((id) => {
    const limit = limits.get(id);
    return limit === undefined ? [] : [[id, limit] as [ServiceId, number]];
  });
}

/** Requests were taken to be Poisson distributed, and those above the limit were not counted. */
function casesWithin(mean: number, limit: number): number {
  if (limit === Number.POSITIVE_INFINITY) return mean;
  let chance = 1 / exp(mean);
  let reached = chance;
  let expected = 1 - reached;
  for (let count = 1; count < limit; count += 1) {
    chance *= mean / count;
    reached += chance;
    expected += 1 - reached;
  }
  return Math.min(mean, Math.max(0, expected));
}

/** By its series: the last digits of `Math.exp` may differ between engines. */
function exp(value: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 80; n += 1) {
    term *= value / n;
    sum += term;
  }
  return sum;
}

function wholeNumber(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^(0|[1-9]\d{0,9})$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function levels<T>(of: (at: 0 | 1 | 2) => T): Three<T> {
  return [of(0), of(1), of(2)];
}
