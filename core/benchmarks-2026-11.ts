// The estimate's assumptions as of November 2026, and what contracts usually allow. core/benchmarks.ts says how a cell is read.
import type { Benchmarks, Row } from "./benchmarks.ts";

const everywhere = (cell: string): Row => [cell, cell, cell, cell];

/** Cases a year per 1,000 units. */
const familyFrequency: Benchmarks["familyFrequency"] = {
  home: {
    included: [
      "25 / 45 / 75 A 1,2,3 homeFromAbroad",
      "40 / 54 / 71 D 3,4,5 homeSpain",
      "45 / 80 / 135 A 32 homeBrazil",
      "22 / 50 / 95 A 1,2,3 homeFromAbroad",
    ],
    bought: [
      "80 / 150 / 260 A 1 homeBought",
      "90 / 160 / 270 A 1 homeBought",
      "120 / 220 / 370 A 1 homeBought",
      "32 / 70 / 125 D 43 homeBoughtUs",
    ],
    /** Sold in the United States only. */
    warranty: everywhere("1300 / 1600 / 1900 A 39 warranty"),
  },
  roadside: {
    included: [
      "140 / 170 / 205 D 21 roadsideArgentina",
      "210 / 235 / 262 D 13,14,15 roadsideSpain",
      "160 / 230 / 320 A 13 roadsideBrazil",
      "120 / 180 / 260 A 46 roadsideUs",
    ],
    bought: [
      "230 / 350 / 510 A 45 clubs",
      "230 / 350 / 510 A 45 clubs",
      "250 / 380 / 550 A 45 clubs",
      "300 / 430 / 580 A 45 clubs",
    ],
  },
};

/** The share of those who have home or roadside assistance with an account or a card and use it, in percent. */
const awareness: Benchmarks["awareness"] = {
  bank: "12 / 25 / 42 A 54 awareness",
  card: "6 / 15 / 28 A 54 awareness",
};

/** Services with a frequency of their own, a year per 1,000 units: included, bought. */
const serviceFrequency: Benchmarks["serviceFrequency"] = {
  preventive: { included: everywhere("30 / 60 / 110"), bought: everywhere("30 / 60 / 110") },
  onlineDoctor: {
    included: [
      "14 / 36 / 72 D 52,53 doctor",
      "14 / 36 / 72 D 52,53 doctor",
      "25 / 62 / 122",
      "40 / 82 / 145 D 50 doctorUs",
    ],
    bought: [
      "60 / 150 / 285 A 52,63 doctorBought",
      "60 / 150 / 285 A 52,63 doctorBought",
      "150 / 290 / 490 P 63 doctorBrazil",
      "150 / 290 / 490 A 50 doctorBoughtUs",
    ],
  },
  onlinePsychologist: {
    included: everywhere("5 / 13 / 26"),
    bought: everywhere("30 / 75 / 145"),
  },
  ambulance: { included: everywhere("2 / 5 / 9"), bought: everywhere("5 / 11 / 19") },
  reimbursement: { included: everywhere("15 / 42 / 85"), bought: everywhere("60 / 130 / 235") },
  specialists: { included: everywhere("15 / 38 / 75"), bought: everywhere("80 / 180 / 325") },
  homeDoctor: { included: everywhere("5 / 15 / 31"), bought: everywhere("40 / 92 / 170") },
  teleVet: { included: everywhere("20 / 52 / 103"), bought: everywhere("80 / 165 / 285") },
  vetClinic: {
    included: everywhere("30 / 76 / 150"),
    bought: everywhere("250 / 430 / 690 P 61 vetClinic"),
  },
  vetLab: { included: everywhere("10 / 27 / 55"), bought: everywhere("60 / 122 / 210") },
  vetImaging: { included: everywhere("5 / 15 / 31"), bought: everywhere("30 / 61 / 105") },
  grooming: { included: everywhere("40 / 115 / 240"), bought: everywhere("200 / 430 / 760") },
  sterilization: { included: everywhere("5 / 12 / 22"), bought: everywhere("15 / 27 / 43") },
  farewell: { included: everywhere("8 / 20 / 38"), bought: everywhere("25 / 41 / 62") },
  electronics: {
    included: everywhere("20 / 44 / 80"),
    bought: everywhere("75 / 115 / 168 P 62 phones"),
  },
  tvAudio: {
    included: everywhere("10 / 23 / 43"),
    bought: everywhere("25 / 36 / 50 D 58 repairs"),
  },
  consoles: { included: everywhere("9 / 20 / 36"), bought: everywhere("20 / 37 / 60") },
  appliances: {
    included: everywhere("15 / 36 / 68"),
    bought: everywhere("42 / 68 / 103 D 58 repairs"),
  },
  antivirus: { included: everywhere("30 / 88 / 183"), bought: everywhere("300 / 510 / 800") },
  dataRecovery: { included: everywhere("1 / 3 / 7"), bought: everywhere("4 / 8 / 14") },
  remoteHelp: { included: everywhere("20 / 56 / 115"), bought: everywhere("100 / 210 / 370") },
};

/** Units per 100 customers, where assistance is included. A customer who buys it buys it for one unit. */
const one = everywhere("100 D one");
const bankHomes: Row = [
  "55 / 70 / 85 A accountHomes",
  "55 / 70 / 85 A accountHomes",
  "50 / 65 / 80 A accountHomes",
  "55 / 70 / 85 A accountHomes",
];
const bankVehicles: Row = [
  "28 / 40 / 54",
  "52 / 63 / 75 D 15 accountVehicles",
  "25 / 36 / 50",
  "80 / 100 / 120",
];
const householdVehicles: Row = [
  "45 / 58 / 72",
  "78 / 100 / 118 D 55 vehiclesSpain",
  "45 / 58 / 72 D 56 vehiclesBrazil",
  "140 / 170 / 195",
];
const pets: Row = [
  "60 / 78 / 98 D 57 pets",
  "32 / 40 / 49 D 57 pets",
  "45 / 57 / 71",
  "52 / 65 / 80",
];
const anyKind = { person: one, pet: pets, device: one };

const unitsPer100Customers: Benchmarks["unitsPer100Customers"] = {
  insurerHome: { home: one, vehicle: householdVehicles, ...anyKind },
  insurerMotor: {
    home: [
      "75 / 85 / 95 A sharedHome",
      "75 / 85 / 95 A sharedHome",
      "75 / 85 / 95 A sharedHome",
      "70 / 80 / 90 A sharedHome",
    ],
    vehicle: one,
    ...anyKind,
  },
  bank: { home: bankHomes, vehicle: bankVehicles, ...anyKind },
  card: {
    home: ["50 / 65 / 80", "50 / 65 / 80", "45 / 60 / 75", "50 / 65 / 80"],
    vehicle: ["38 / 52 / 68", "58 / 70 / 83", "34 / 48 / 64", "85 / 105 / 125"],
    ...anyKind,
  },
  retail: { home: bankHomes, vehicle: bankVehicles, ...anyKind },
  telco: { home: one, vehicle: householdVehicles, ...anyKind },
  realestate: { home: one, vehicle: householdVehicles, ...anyKind },
  health: { home: bankHomes, vehicle: bankVehicles, ...anyKind },
};

/** A service's share of its family's cases, in percent, without a spread. */
const shares: Benchmarks["shares"] = {
  plumbing: mix("34 A", "38 A 6,8 mixSpain", "36 A", "33 A 44 mixUs"),
  electricity: mix("22 A", "20 A 6,8 mixSpain", "26 A", "15 A 44 mixUs"),
  locksmith: mix("17 A", "26 A 6,8 mixSpain", "24 A", "8 A 44 mixUs"),
  gas: mix("17 A", "3 A 6,8 mixSpain", "1 A", "3 A 44 mixUs"),
  glass: mix("7 A", "8 A 6,8 mixSpain", "6 A", "4 A 44 mixUs"),
  airConditioning: mix("2 A", "3 A 6,8 mixSpain", "4 A", "30 A 44 mixUs"),
  fumigation: mix("1 A", "2 A 6,8 mixSpain", "3 A", "7 A 44 mixUs"),
  towing: mix(
    "27 D 23 towsArgentina",
    "64 D 16,17 towsSpain",
    "70 P 31 towsBrazil",
    "56 D 45 towsUs",
  ),
  battery: mix(
    "38 D 23 towsArgentina",
    "17 D 16,17 towsSpain",
    "18 P 31 towsBrazil",
    "26 D 45 towsUs",
  ),
  tire: mix("30 D 23 towsArgentina", "8 D 16,17 towsSpain", "4 P 31 towsBrazil", "13 D 45 towsUs"),
  fuel: mix("2 D 23 towsArgentina", "1 D 16,17 towsSpain", "2 A", "3 D 45 towsUs"),
  transfers: mix(
    "3 D 23 towsArgentina",
    "10 D 16,17 towsSpain",
    "6 P 31 towsBrazil",
    "2 D 45 towsUs",
  ),
  /** Beyond the hundred: the family's frequency does not count them. Offered in the United States. */
  lockout: everywhere("19 D 45 lockouts"),
};

function mix(ar: string, es: string, br: string, us: string): Row {
  return [ar, es, br, us];
}

/** The home warranty's parts, in percent of its cases, and the cost of one in dollars, before the customer's fee. */
const warranty: Benchmarks["warranty"] = {
  plumbing: { share: "24 D 40 warrantyMix", cost: "210 / 320 / 470 D 38 warrantyCost" },
  electricity: { share: "5 D 40 warrantyMix", cost: "180 / 275 / 405 D 38 warrantyCost" },
  airConditioning: { share: "30 D 40 warrantyMix", cost: "310 / 500 / 760 D 38 warrantyCost" },
  appliances: { share: "36 D 40 warrantyMix", cost: "230 / 340 / 485 D 38 warrantyCost" },
  otherItems: { share: "5 D 40 warrantyMix", cost: "100 / 180 / 295 D 38 warrantyCost" },
};

/** What one case costs at network rates, without taxes; Argentina in thousands of pesos. */
const costs: Benchmarks["costs"] = {
  locksmith: ["35 / 55 / 82", "58 / 85 / 120 D 8 repairsSpain", "85 / 122 / 170", "75 / 110 / 155"],
  plumbing: ["40 / 62 / 92", "55 / 80 / 112 D 8 repairsSpain", "92 / 135 / 190", "185 / 285 / 420"],
  gas: ["45 / 70 / 104", "60 / 90 / 130", "92 / 140 / 205", "150 / 240 / 365"],
  electricity: [
    "36 / 56 / 83 D 28,29 electricityArgentina",
    "52 / 75 / 105 D 8 repairsSpain",
    "85 / 122 / 170",
    "150 / 235 / 350",
  ],
  airConditioning: ["48 / 75 / 112", "62 / 96 / 142", "112 / 172 / 253", "205 / 330 / 500"],
  fumigation: ["40 / 62 / 92", "60 / 90 / 130", "95 / 150 / 225", "90 / 142 / 210"],
  glass: ["45 / 76 / 120", "72 / 112 / 165", "102 / 165 / 250", "140 / 235 / 370"],
  preventive: ["22 / 36 / 56", "20 / 35 / 56", "42 / 72 / 115", "30 / 52 / 84"],
  towing: [
    "55 / 85 / 126 D 21,22,29 towArgentina",
    "55 / 90 / 138 D 15,18,19,20 towSpain",
    "130 / 195 / 280 D 36 towBrazil",
    "62 / 85 / 113 D 47 towUs",
  ],
  tire: ["30 / 45 / 65 D 22,29 tireArgentina", "30 / 40 / 52", "72 / 100 / 135", "40 / 52 / 66"],
  fuel: ["30 / 45 / 65", "30 / 42 / 57", "72 / 100 / 135", "40 / 54 / 71"],
  battery: ["30 / 45 / 65 D 22,29 tireArgentina", "30 / 40 / 52", "72 / 100 / 135", "40 / 52 / 66"],
  transfers: ["16 / 33 / 58", "30 / 60 / 105", "40 / 78 / 135", "22 / 42 / 71"],
  lockout: ["30 / 45 / 65", "30 / 40 / 52", "72 / 100 / 135", "40 / 52 / 66 A lockoutCost"],
  onlineDoctor: [
    "6 / 9.5 / 14.5 D 29,30 consultationArgentina",
    "10 / 16 / 24",
    "18 / 30 / 47",
    "30 / 45 / 64 D 51 visitUs",
  ],
  onlinePsychologist: ["14 / 22 / 33", "26 / 38 / 54", "46 / 72 / 107", "72 / 98 / 130"],
  ambulance: ["65 / 110 / 175", "60 / 115 / 195", "250 / 460 / 770", "450 / 850 / 1450"],
  reimbursement: ["14 / 30 / 54", "15 / 30 / 52", "40 / 80 / 140", "30 / 60 / 105"],
  specialists: ["15 / 26 / 42", "20 / 33 / 50", "62 / 102 / 157", "110 / 170 / 250"],
  homeDoctor: ["32 / 52 / 80", "40 / 62 / 92", "150 / 245 / 375", "150 / 235 / 350"],
  teleVet: ["6.5 / 10.5 / 16", "7 / 12 / 19", "20 / 35 / 57", "15 / 26 / 42"],
  vetClinic: ["18 / 29 / 44", "26 / 40 / 59", "70 / 112 / 170", "60 / 92 / 135"],
  vetLab: ["25 / 46 / 78", "30 / 54 / 88", "50 / 93 / 156", "70 / 128 / 215"],
  vetImaging: ["36 / 62 / 100", "45 / 78 / 125", "100 / 175 / 283", "130 / 228 / 370"],
  grooming: ["20 / 31 / 46", "25 / 38 / 55", "46 / 72 / 107", "55 / 82 / 118"],
  sterilization: ["70 / 125 / 205", "110 / 180 / 275", "180 / 325 / 540", "150 / 285 / 490"],
  farewell: ["80 / 150 / 255", "90 / 150 / 235", "250 / 460 / 770", "120 / 220 / 370"],
  electronics: ["80 / 155 / 270", "80 / 132 / 205", "250 / 430 / 690", "110 / 185 / 290"],
  tvAudio: ["60 / 110 / 185", "70 / 120 / 190", "180 / 305 / 485", "140 / 225 / 345"],
  consoles: ["60 / 100 / 158", "60 / 100 / 155", "180 / 295 / 455", "80 / 130 / 200"],
  appliances: [
    "56 / 92 / 142",
    "62 / 96 / 142 D 8 repairsSpain",
    "112 / 175 / 260",
    "150 / 245 / 375",
  ],
  antivirus: ["1.5 / 3 / 5.3", "3 / 6 / 10", "5 / 10 / 17", "8 / 15 / 26"],
  dataRecovery: ["120 / 225 / 380", "150 / 280 / 470", "350 / 720 / 1290", "250 / 480 / 830"],
  remoteHelp: ["6.5 / 12 / 20", "8 / 14 / 22", "20 / 35 / 57", "15 / 28 / 47"],
};

/** What contracts usually allow. Amounts in the country's currency, distances in kilometers. */
const typicalLimits: Benchmarks["typicalLimits"] = {
  hogar: {
    ar: { events: 2, amount: 80_000 },
    es: { amount: 150 },
    br: { events: 3, amount: 250 },
    us: { events: 2, amount: 500 },
  },
  vial: {
    ar: { events: 4, km: 200 },
    es: {},
    br: { events: 4, km: 300 },
    us: { events: 4, km: 24 },
  },
  salud: inEveryCountry({ events: 2 }),
  mascotas: inEveryCountry({ events: 2 }),
  dispositivos: inEveryCountry({ events: 1 }),
};

function inEveryCountry<T>(limits: T) {
  return { ar: limits, es: limits, br: limits, us: limits };
}

export const november2026: Benchmarks = {
  familyFrequency,
  awareness,
  serviceFrequency,
  unitsPer100Customers,
  boughtUnits: one,
  shares,
  warranty,
  warrantyFee: "100 P 41 fee",
  costs,
  costScale: { ar: 1000, es: 1, br: 1, us: 1 },
  allInPercent: "150 / 180 / 250 A 15,21,37 allIn",
  // A fifth, squared.
  priceLevelSpread: { ar: 0.04, es: 0, br: 0, us: 0 },
  typicalLimits,
  // In Brazil published: source 32.
  usesPerUser: { usual: 1.3, homeBrazil: 3 },
  underCap: [
    [0, 0],
    [50, 49],
    [75, 68],
    [100, 81],
    [150, 94],
    [200, 98],
    [300, 100],
  ],
  underCapWide: [
    [0, 0],
    [50, 42],
    [75, 54],
    [100, 64],
    [150, 76],
    [200, 83],
    [300, 91],
    [500, 96],
    [1000, 99],
    [2000, 100],
  ],
  withinKm: [
    [0, 50],
    [8, 63],
    [24, 75],
    [50, 83],
    [100, 91],
    [200, 97],
    [300, 99],
  ],
};
