// Five programmes worked out apart from this code, in decimal arithmetic: the figures were typed from the published ones and
// from the tables of our assumptions, and a limit counts min(cases, limit) over the Poisson distribution.
import { expect, test } from "vitest";
import type { AssumptionId } from "./assumptions.ts";
import type { CompanyKind } from "./company-kinds.ts";
import type { CountryCode } from "./countries.ts";
import { assumptionsOf, estimate, levels } from "./estimate.ts";
import type { Limit, Programme } from "./programme.ts";
import { type ServiceId, services } from "./services.ts";

/** Low, likely, high. */
type Three = [number, number, number];

type Row = [
  service: ServiceId,
  limit: Limit,
  unitsPer100Customers: Three,
  casesPer1000Units: Three,
  costOfACase: Three,
  cases: Three,
  cost: Three,
];

interface Sheet {
  country: CountryCode;
  company: CompanyKind;
  customers: number;
  changes: Programme["changes"];
  rows: Row[];
  cases: Three;
  cost: Three;
  minorPerCustomerMonth: Three;
}

const sheets: Sheet[] = [
  {
    country: "es",
    company: "insurance",
    customers: 50_000,
    changes: {},
    rows: [
      [
        "locksmith",
        2,
        [70, 85, 100],
        [4, 31, 122],
        [107, 153, 274],
        [140, 1317, 6086],
        [14_980, 201_501, 1_667_564],
      ],
      [
        "plumbing",
        2,
        [70, 85, 100],
        [100, 125, 156],
        [160, 230, 411],
        [3494, 5299, 7771],
        [559_040, 1_218_770, 3_193_881],
      ],
      [
        "electricity",
        2,
        [70, 85, 100],
        [5, 34, 136],
        [151, 217, 388],
        [175, 1445, 6780],
        [26_425, 313_565, 2_630_640],
      ],
      [
        "towing",
        2,
        [50, 70, 100],
        [81, 101, 126],
        [164, 206, 257],
        [2023, 3529, 6284],
        [331_772, 726_974, 1_614_988],
      ],
      [
        "tire",
        2,
        [50, 70, 100],
        [30, 38, 48],
        [89, 111, 138],
        [750, 1330, 2399],
        [66_750, 147_630, 331_062],
      ],
      [
        "battery",
        2,
        [50, 70, 100],
        [39, 49, 62],
        [89, 111, 138],
        [975, 1714, 3098],
        [86_775, 190_254, 427_524],
      ],
    ],
    cases: [7557, 14_634, 32_418],
    cost: [1_085_742, 2_798_694, 9_865_659],
    minorPerCustomerMonth: [181, 466, 1644],
  },
  {
    country: "br",
    company: "financial",
    customers: 120_000,
    changes: { "cost.locksmith": 180 },
    rows: [
      [
        "locksmith",
        2,
        [70, 85, 100],
        [4, 31, 92],
        [180, 180, 180],
        [336, 3162, 11_025],
        [60_480, 569_160, 1_984_500],
      ],
      [
        "plumbing",
        1,
        [70, 85, 100],
        [8, 55, 164],
        [190, 270, 410],
        [669, 5459, 18_151],
        [127_110, 1_473_930, 7_441_910],
      ],
      [
        "towing",
        3,
        [50, 70, 100],
        [125, 157, 196],
        [140, 200, 290],
        [7499, 13_186, 23_513],
        [1_049_860, 2_637_200, 6_818_770],
      ],
      [
        "battery",
        2,
        [50, 70, 100],
        [30, 38, 48],
        [74, 110, 160],
        [1800, 3191, 5758],
        [133_200, 351_010, 921_280],
      ],
      [
        "onlineDoctor",
        "none",
        [100, 150, 250],
        [230, 287, 359],
        [53, 75, 110],
        [27_600, 51_660, 107_700],
        [1_462_800, 3_874_500, 11_847_000],
      ],
      [
        "remoteHelp",
        12,
        [80, 100, 150],
        [60, 120, 220],
        [32, 45, 68],
        [5760, 14_400, 39_600],
        [184_320, 648_000, 2_692_800],
      ],
    ],
    cases: [43_664, 91_058, 205_747],
    cost: [3_017_770, 9_553_800, 31_706_260],
    minorPerCustomerMonth: [210, 663, 2202],
  },
  {
    country: "us",
    company: "retail",
    customers: 7_000,
    changes: {},
    rows: [
      [
        "electronics",
        1,
        [80, 100, 150],
        [100, 205, 310],
        [110, 150, 230],
        [533, 1297, 2799],
        [58_630, 194_550, 643_770],
      ],
      [
        "tvAudio",
        1,
        [80, 100, 150],
        [10, 20, 35],
        [110, 160, 240],
        [56, 139, 361],
        [6160, 22_240, 86_640],
      ],
      [
        "appliances",
        2,
        [80, 100, 150],
        [30, 60, 100],
        [120, 170, 260],
        [168, 420, 1048],
        [20_160, 71_400, 272_480],
      ],
      [
        "dataRecovery",
        1,
        [80, 100, 150],
        [4, 8, 15],
        [180, 250, 380],
        [22, 56, 156],
        [3960, 14_000, 59_280],
      ],
      [
        "remoteHelp",
        6,
        [80, 100, 150],
        [60, 120, 220],
        [21, 30, 45],
        [336, 840, 2310],
        [7056, 25_200, 103_950],
      ],
    ],
    cases: [1115, 2752, 6674],
    cost: [95_966, 327_390, 1_166_120],
    minorPerCustomerMonth: [114, 390, 1388],
  },
  {
    country: "ar",
    company: "health",
    customers: 800_000,
    changes: {},
    rows: [
      [
        "onlineDoctor",
        4,
        [100, 150, 250],
        [78, 183, 287],
        [16_000, 23_000, 34_000],
        [62_400, 219_598, 573_973],
        [998_400_000, 5_050_754_000, 19_515_082_000],
      ],
      [
        "onlinePsychologist",
        2,
        [100, 150, 250],
        [20, 40, 70],
        [25_000, 36_000, 54_000],
        [15_999, 47_987, 139_890],
        [399_975_000, 1_727_532_000, 7_554_060_000],
      ],
      [
        "ambulance",
        2,
        [100, 150, 250],
        [5, 8, 12],
        [130_000, 180_000, 270_000],
        [4000, 9600, 23_999],
        [520_000_000, 1_728_000_000, 6_479_730_000],
      ],
      [
        "reimbursement",
        12,
        [100, 150, 250],
        [35, 60, 100],
        [19_000, 27_000, 41_000],
        [28_000, 72_000, 200_000],
        [532_000_000, 1_944_000_000, 8_200_000_000],
      ],
      [
        "homeDoctor",
        2,
        [100, 150, 250],
        [20, 35, 60],
        [63_000, 90_000, 140_000],
        [15_999, 41_992, 119_930],
        [1_007_937_000, 3_779_280_000, 16_790_200_000],
      ],
    ],
    cases: [126_398, 391_177, 1_057_792],
    cost: [3_458_312_000, 14_229_566_000, 58_539_072_000],
    minorPerCustomerMonth: [36_024, 148_225, 609_782],
  },
  {
    country: "us",
    company: "realestate",
    customers: 2_500,
    changes: {},
    rows: [
      [
        "locksmith",
        1,
        [70, 85, 100],
        [31, 122, 342],
        [120, 147, 173],
        [53, 244, 724],
        [6360, 35_868, 125_252],
      ],
      [
        "plumbing",
        1,
        [70, 85, 100],
        [55, 218, 608],
        [180, 220, 260],
        [94, 416, 1139],
        [16_920, 91_520, 296_140],
      ],
      [
        "gas",
        1,
        [70, 85, 100],
        [14, 54, 152],
        [170, 208, 245],
        [24, 112, 353],
        [4080, 23_296, 86_485],
      ],
      [
        "electricity",
        1,
        [70, 85, 100],
        [34, 136, 380],
        [170, 208, 245],
        [58, 270, 790],
        [9860, 56_160, 193_550],
      ],
      [
        "airConditioning",
        1,
        [70, 85, 100],
        [15, 61, 171],
        [190, 233, 274],
        [26, 126, 393],
        [4940, 29_358, 107_682],
      ],
      [
        "glass",
        1,
        [70, 85, 100],
        [14, 54, 152],
        [220, 269, 318],
        [24, 112, 353],
        [5280, 30_128, 112_254],
      ],
    ],
    cases: [279, 1280, 3752],
    cost: [47_440, 266_330, 921_363],
    minorPerCustomerMonth: [158, 888, 3071],
  },
];

for (const sheet of sheets) {
  const { country, company, customers, changes, rows } = sheet;
  const programme: Programme = {
    country,
    company,
    customers,
    services: Object.fromEntries(rows.map(([service, limit]) => [service, limit])),
    changes,
  };

  test(`${country} ${company}: the defaults are the sheet's`, () => {
    const used = new Map(assumptionsOf(programme).map(({ id, range }) => [id, range]));
    const three = (id: AssumptionId) => levels.map((level) => used.get(id)?.[level]);
    for (const [service, , units, cases, cost] of rows) {
      expect(three(`units.${services[service].unit}`), service).toEqual(units);
      expect(three(`cases.${service}`), service).toEqual(cases);
      expect(three(`cost.${service}`), service).toEqual(cost);
    }
  });

  test(`${country} ${company}: cases and cost are the sheet's, service by service and in total`, () => {
    const { services: parts, total } = estimate(programme);
    expect(
      parts.map(({ service, ...part }) => [
        service,
        levels.map((level) => part[level].cases),
        levels.map((level) => part[level].cost),
      ]),
    ).toEqual(rows.map(([service, , , , , cases, cost]) => [service, cases, cost.map(minor)]));
    expect(levels.map((level) => total[level].cases)).toEqual(sheet.cases);
    expect(levels.map((level) => total[level].cost)).toEqual(sheet.cost.map(minor));
    expect(levels.map((level) => total[level].costPerCustomerMonth)).toEqual(
      sheet.minorPerCustomerMonth.map(BigInt),
    );
  });
}

function minor(whole: number): bigint {
  return BigInt(whole) * 100n;
}
