// The first division of each country, and which postal codes lie in it. Argentina: the letter of a long code is the province's id; codes of
// four digits cross provinces here and there, so theirs is the province of most of them.
import type { CountryCode } from "./countries.ts";
import { plainText } from "./plain-text.ts";

interface Regions {
  names: Record<string, string>;
  /** "first code of a stretch, region", in order; each ends where the next begins. "-" is none of the country's regions. */
  postal: string;
}

const spain =
  "01 Álava,02 Albacete,03 Alicante,04 Almería,05 Ávila,06 Badajoz,07 Illes Balears,08 Barcelona,09 Burgos,10 Cáceres,11 Cádiz,12 Castellón,13 Ciudad Real,14 Córdoba,15 A Coruña,16 Cuenca,17 Girona,18 Granada,19 Guadalajara,20 Gipuzkoa,21 Huelva,22 Huesca,23 Jaén,24 León,25 Lleida,26 La Rioja,27 Lugo,28 Madrid,29 Málaga,30 Murcia,31 Navarra,32 Ourense,33 Asturias,34 Palencia,35 Las Palmas,36 Pontevedra,37 Salamanca,38 Santa Cruz de Tenerife,39 Cantabria,40 Segovia,41 Sevilla,42 Soria,43 Tarragona,44 Teruel,45 Toledo,46 Valencia,47 Valladolid,48 Bizkaia,49 Zamora,50 Zaragoza,51 Ceuta,52 Melilla";
const argentina =
  "A Salta,B Buenos Aires,C Ciudad de Buenos Aires,D San Luis,E Entre Ríos,F La Rioja,G Santiago del Estero,H Chaco,J San Juan,K Catamarca,L La Pampa,M Mendoza,N Misiones,P Formosa,Q Neuquén,R Río Negro,S Santa Fe,T Tucumán,U Chubut,V Tierra del Fuego,W Corrientes,X Córdoba,Y Jujuy,Z Santa Cruz";
const brazil =
  "AC Acre,AL Alagoas,AP Amapá,AM Amazonas,BA Bahia,CE Ceará,DF Distrito Federal,ES Espírito Santo,GO Goiás,MA Maranhão,MT Mato Grosso,MS Mato Grosso do Sul,MG Minas Gerais,PA Pará,PB Paraíba,PR Paraná,PE Pernambuco,PI Piauí,RJ Rio de Janeiro,RN Rio Grande do Norte,RS Rio Grande do Sul,RO Rondônia,RR Roraima,SC Santa Catarina,SP São Paulo,SE Sergipe,TO Tocantins";
const unitedStates =
  "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming";

const regionsOf: Record<CountryCode, Regions> = {
  ar: {
    names: named(argentina),
    postal:
      "1000 C,1500 B,2000 S,2400 X,2401 S,2700 B,2820 E,2855 B,3000 S,3100 E,3300 N,3400 W,3500 H,3550 S,3600 P,3700 H,4000 T,4200 G,4400 A,4600 Y,4700 K,5000 X,5300 F,5400 J,5500 M,5700 D,5800 X,5881 D,5882 X,6000 B,6120 X,6200 L,6400 B,7000 B,8200 L,8212 B,8300 Q,8324 R,8340 Q,8400 R,8407 Q,8408 R,9000 U,9011 Z,9012 U,9300 Z,9410 V,9422 -",
  },
  es: {
    names: named(spain),
    postal: `${spain.replaceAll(/(\d\d) [^,]+/g, "$1 $1")},53 -`,
  },
  br: {
    names: named(brazil),
    postal:
      "01000 SP,20000 RJ,29000 ES,30000 MG,40000 BA,49000 SE,50000 PE,57000 AL,58000 PB,59000 RN,60000 CE,64000 PI,65000 MA,66000 PA,68900 AP,69000 AM,69300 RR,69400 AM,69900 AC,70000 DF,72800 GO,73000 DF,73700 GO,76800 RO,77000 TO,78000 MT,79000 MS,80000 PR,88000 SC,90000 RS",
  },
  us: {
    names: named(unitedStates),
    postal:
      "005 NY,006 -,010 MA,028 RI,030 NH,039 ME,050 VT,055 MA,056 VT,060 CT,070 NJ,090 -,100 NY,150 PA,197 DE,200 DC,201 VA,202 DC,206 MD,220 VA,247 WV,270 NC,290 SC,300 GA,320 FL,340 -,341 FL,350 AL,370 TN,386 MS,398 GA,400 KY,430 OH,460 IN,480 MI,500 IA,530 WI,550 MN,569 DC,570 SD,580 ND,590 MT,600 IL,630 MO,660 KS,680 NE,700 LA,716 AR,730 OK,733 TX,734 OK,750 TX,800 CO,820 WY,832 ID,840 UT,850 AZ,870 NM,885 TX,889 NV,900 CA,962 -,967 HI,969 -,970 OR,980 WA,995 AK",
  },
};

/** Besides those that pages show. */
const otherNames: [country: CountryCode, name: string, region: string][] = [
  ["ar", "CABA", "C"],
  ["ar", "Capital Federal", "C"],
  ["ar", "Ciudad Autónoma de Buenos Aires", "C"],
  ["es", "La Coruña", "15"],
  ["es", "Vizcaya", "48"],
  ["es", "Guipúzcoa", "20"],
  ["es", "Gerona", "17"],
  ["es", "Lérida", "25"],
  ["es", "Orense", "32"],
  ["es", "Islas Baleares", "07"],
  ["es", "Baleares", "07"],
];

function named(list: string): Record<string, string> {
  return Object.fromEntries(list.split(",").map((entry) => entry.split(/ (.*)/s, 2)));
}

const stretches = new Map<CountryCode, [start: string, region: string][]>();

function stretchesOf(country: CountryCode) {
  const known = stretches.get(country);
  if (known) return known;
  const { postal } = regionsOf[country];
  const found = postal.split(",").map((entry) => entry.split(" ") as [string, string]);
  stretches.set(country, found);
  return found;
}

export function regionNames(country: CountryCode): Record<string, string> {
  return regionsOf[country].names;
}

const written = new Map<CountryCode, Map<string, string>>();

/** By its id or its name, as people write them. */
export function regionNamed(country: CountryCode, text: string): string | undefined {
  const known = written.get(country) ?? writtenNames(country);
  written.set(country, known);
  return known.get(plainText(text.trim()));
}

function writtenNames(country: CountryCode): Map<string, string> {
  const own = Object.entries(regionsOf[country].names).flatMap(([id, name]) => [
    [id, id],
    [name, id],
  ]);
  const others = otherNames.filter(([of]) => of === country).map(([, name, id]) => [name, id]);
  return new Map([...own, ...others].map(([name = "", id = ""]) => [plainText(name), id]));
}

/** The region in which all codes with this beginning lie. */
export function regionOfCode(country: CountryCode, digits: string): string | undefined {
  const region = regionAt(country, digits.padEnd(8, "0"));
  return region === regionAt(country, digits.padEnd(8, "9")) ? region : undefined;
}

/** Of a whole code: a list has many. */
export function regionAt(country: CountryCode, code: string): string | undefined {
  const all = stretchesOf(country);
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.[0] ?? "") <= code) low = middle + 1;
    else high = middle;
  }
  const region = all[low - 1]?.[1];
  return region === "-" ? undefined : region;
}
