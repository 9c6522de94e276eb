import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { searchWords, serviceNames, serviceTexts } from "#content/service-texts.ts";
import { type CountryCode, countryOf } from "#core/countries.ts";
import { searchIn } from "#core/service-search.ts";
import { type ServiceId, services, servicesIn } from "#core/services.ts";
import { searchedTexts } from "./filter.ts";

/** What a country's visitors may type, and what they then want to see. A family's name stands for all of its services; what is not offered is
 * to say so. */
const queries: Partial<Record<CountryCode, Record<string, string>>> = {
  ar: {
    locksmith:
      "cerrajero, CERRAJERIA, cerajero, me quedé afuera, perdí las llaves, puerta trabada, me dejé las llaves adentro",
    plumbing:
      "plomero, plomeria, plomerio, caño roto, pérdida de agua, inodoro tapado, llave de paso, canilla, destapar, cloaca, humedad",
    gas: "gasista, olor a gas, escape de gas, fuga de gas",
    electricity:
      "electricista, se cortó la luz, sin luz, eletricista, enchufe, salta la térmica, olor a quemado, cortocircuito",
    airConditioning: "aire, A/C, split, calefacción, aire acondisionado",
    fumigation: "cucarachas, ratas, plagas, fumigar, hormigas",
    glass: "vidriero, vidrio roto, ventana",
    towing: "banquina, winch, grúa, grua, remolcar, acarreo, auxilio mecánico, choque",
    tire: "goma, pinché una goma, pinchadura, neumaticos, rueda",
    fuel: "nafta, me quedé sin nafta, gasoil, combustibles",
    battery: "jumpstart, auto no arranca, bateria, batería descargada, bateira, no da contacto",
    transfers: "taxi, remis, volver a casa",
    onlineDoctor: "telemedicina, médico, fiebre, videoconsulta, doctor, me duele la panza",
    onlinePsychologist: "psicóloga, terapia, sicologo, salud mental, ansiedad",
    ambulance: "ambulancia, anbulancia, emergencia",
    reimbursement: "remedios, farmacia, reintegros, muletas",
    specialists: "cardiólogo, especialista, turno médico",
    homeDoctor: "médico a domicilio",
    vetClinic: "veterinario, perro, gatos, vacuna, mi perro está enfermo",
    vetImaging: "radiografía, ecografia",
    grooming: "peluquería canina, bañar al perro, baño para mi perrito",
    sterilization: "castración, castrar, esterilizar",
    farewell: "cremar, murió mi perro, funeral para mi perro",
    electronics: "celular, notebook, pantalla rota, pc, tablet",
    tvAudio: "tele, televisión, tv, televisor, smart tv",
    consoles: "playstation, xbox, consola",
    appliances:
      "heladera, nevera, línea blanca, heladera no enfría, lavarropas, eladera, se me quemó el microondas, secarropas",
    antivirus: "virus, hackeo, me hackearon",
    dataRecovery: "borré archivos, disco rígido",
    remoteHelp: "no anda el wifi, soporte técnico, contraseña",
    vial: "auto, autos, vial, moto",
    mascotas: "mascota",
    rentalCar: "auto de reemplazo, coche de sustitución",
    bodywork: "chapa y pintura",
    theft: "me robaron el celular",
    vehicleKeys: "llaves dentro del auto",
    funeral: "sepelio",
    lodging: "hotel si se rompe el auto",
    gardenAndPool: "filtro de la pileta",
  },
  es: {
    locksmith: "cerrajero, cerradura, perder llaves, me he quedado fuera",
    plumbing: "fontanero, fontaneria, fontanro, atasco, desatascar, váter, grifo, tubería rota",
    gas: "olor a gas, escape de gas, fuga de gas",
    electricity: "electricista, sin luz, saltan los plomos, enchufes, huele a quemado",
    airConditioning: "calefacción, aire, A/C, caldera",
    fumigation: "cucarachas, chinches, ratones",
    glass: "cristalero, ventana rota, cristal",
    towing: "remolque, grua, gruas, remolcar, avería, accidente",
    tire: "pinchazo, rueda pinchada, neumático",
    fuel: "gasolina, gasoil, sin gasolina, diésel",
    battery: "coche no arranca, bateria, pinzas",
    transfers: "taxi, volver a casa",
    onlineDoctor: "telemedicina, médico, fiebre, videollamada médica",
    onlinePsychologist: "psicólogo, terapia, sicologo",
    reimbursement: "medicinas, farmacia, reembolso",
    vetClinic: "veterinario, perro, gato, veterinrio",
    sterilization: "castración, castrar",
    electronics: "móvil, portátil, pantalla rota, ordenador, pc, tablet",
    tvAudio: "tele, televisión, tv, televisor, mando de la tele",
    appliances: "nevera, lavadora, frigorifico, lavavajillas, secadora, vitro",
    antivirus: "virus",
    dataRecovery: "disco duro, archivos borrados",
    vial: "coche, carretera",
    rentalCar: "coche de sustitución, alquiler de coches",
    legalAdvice: "asesoría jurídica, abogados, okupas",
    handyman: "manitas, montar muebles",
    cyberInsurance: "ciberseguro, suplantacion de identidad",
    nursing: "enfermero",
    insurance: "robo en casa",
  },
  br: {
    locksmith: "chaveiro, chave, trancado, perdi a chave, fechadura",
    plumbing: "encanador, encanamento, encanadr, pia entupida, desentupir, cano, vaso, torneira",
    gas: "cheiro de gás, vazamento de gás, gas",
    electricity:
      "eletricista, eletrecista, sem luz, disjuntor, tomada, chuveiro queimou, chuveiro não esquenta",
    airConditioning: "ar condicionado, ar, split, ac",
    fumigation: "dedetizar, baratas, cupim, ratos",
    glass: "vidro quebrado, janela, vidraceiro",
    towing: "guincho, guinxo, reboque, carro quebrado, batida, meu carro pifou",
    tire: "pneu furado, borracheiro, pneus",
    fuel: "gasolina, sem gasolina, pane seca, álcool",
    battery: "carro não liga, bateria, chupeta",
    transfers: "táxi, taxi, uber",
    onlineDoctor: "telemedicina, médico, febre, teleconsulta",
    onlinePsychologist: "psicóloga, terapia, terapeuta",
    ambulance: "ambulancia, emergência",
    reimbursement: "remédio, farmácia, reembolso",
    homeDoctor: "médico em casa com febre",
    vetClinic: "veterinário, cachorro, gato, veterinaria, vacina",
    vetImaging: "raio x, ultrassom",
    grooming: "banho, tosa, pet shop",
    sterilization: "castrar, castração",
    farewell: "cremação, enterro",
    electronics: "celular, notebook, tela quebrada, tablet",
    tvAudio: "televisão, tv, som",
    consoles: "playstation, videogame",
    appliances: "geladeira, linha branca, fogão, máquina de lavar, geladera, micro-ondas",
    antivirus: "vírus, fui hackeado",
    dataRecovery: "fotos apagadas, pen drive",
    remoteHelp: "help desk, wifi, suporte, senha",
    vial: "carro",
    rentalCar: "carro reserva, alugar um carro",
    handyman: "marido de aluguel",
    bodywork: "funilaria",
    renovation: "conserto de telhado",
    travel: "seguro viagem, bagagem extraviada",
    hogar: "residencial",
    legalAdvice: "fui multado",
  },
  us: {
    locksmith: "lockout, keys, locked out, locksmiths, deadbolt",
    plumbing: "plumber, plumbing, plumer, toilet, clogged sink, leaky faucet, burst pipe, drain",
    gas: "gas leak, smell gas, gas smell",
    electricity: "electrician, power outage, breaker, electrican, outlet, burning smell",
    airConditioning: "AC, A/C, furnace, heater, air conditioning, heating",
    fumigation: "exterminator, roaches, termites, ants, mice, rats, bedbugs",
    glass: "broken window, window, windows",
    towing: "tow, towng, tow my car, tow truck, breakdown, wrecker, accident",
    tire: "flat, tire, tires, flat tyre, spare",
    fuel: "out of gas, gasoline, diesel",
    battery: "car won't start, dead battery, jump start, battry, jumper cables",
    lockout: "car keys, keys in car, locked keys in car, key fob",
    transfers: "taxi, ride, uber, ride home, uber home after breakdown",
    onlineDoctor: "telehealth, telemedicine, fever, doctor, flu",
    onlinePsychologist: "therapist, therapy, counseling, mental health, anxiety",
    ambulance: "ambulance, amubulance",
    reimbursement: "prescription, pharmacy, crutches",
    specialists: "specialist, cardiologist, dermatologist, pediatrician",
    homeDoctor: "home doctor, house call, doctor at home for fever",
    vetClinic: "vet, dog, veterinarian, cat, vetrinary",
    vetImaging: "x-ray, xray, ultrasound",
    grooming: "dog, groomer, dog bath",
    sterilization: "spay, neuter, spaying",
    farewell: "cremation, euthanasia",
    electronics: "laptop, phone, cracked screen, iphone, pc, tablet",
    tvAudio: "tv, television, speakers",
    consoles: "playstation, xbox, nintendo, playstation wont turn on",
    appliances: "fridge, washing machine, dishwasher, refridgerator, dryer, oven",
    antivirus: "virus, malware, hacked",
    dataRecovery: "lost files, hard drive",
    remoteHelp: "wifi, tech support, computer help, password",
    vial: "cars, auto, truck, roadside",
    rentalCar: "rental car, loaner",
    travel: "trip interruption, lost luggage",
    cyberInsurance: "identity theft",
    carMaintenance: "brake repair, oil change",
    petCare: "dog walker, dog sitter",
    evCharging: "ev ran out of charge",
    insurance: "tree fell on house",
    salud: "health",
    mascotas: "pet",
  },
};

const placeOf = (country: CountryCode) => ({ country, language: countryOf(country).language });

function searchOf(country: CountryCode) {
  const place = placeOf(country);
  const words = searchWords(place);
  const content = { services: serviceTexts(place) };
  const texts = searchedTexts(serviceNames(place), content, words, servicesIn(country));
  return searchIn(texts, words.notOffered, place.language);
}

test.each(Object.keys(queries) as CountryCode[])(
  "%s: finds what people mean, and little else",
  (country) => {
    const place = placeOf(country);
    const offered = servicesIn(country);
    const search = searchOf(country);
    const { examples } = contentFor(place, "coverage").search;
    const wrong = Object.entries(queries[country] ?? {}).flatMap(([wanted, list]) =>
      list.split(", ").flatMap((query) => {
        const { services: found, notOffered } = search(query);
        const family = offered.filter((id) => services[id].family === wanted);
        const isRight =
          family.length > 0
            ? found.join() === family.join()
            : found.includes(wanted as ServiceId) && found.length < 6;
        if (notOffered) return wanted === notOffered.id ? [] : [`${query}: ${notOffered.id}`];
        return isRight ? [] : [`${query} (${wanted}): ${found}`];
      }),
    );
    expect(wrong).toEqual([]);
    for (const example of examples) expect(search(example).services).not.toEqual([]);
    expect(search("zzzz").services).toEqual([]);
  },
);

test("what does not work says more than how it fails", () => {
  const found = (country: CountryCode, query: string) => searchOf(country)(query).services;
  expect(found("us", "dishwasher not draining")).toEqual(["appliances"]);
  expect(found("es", "el lavavajillas no desagua")).toEqual(["appliances"]);
  expect(found("us", "bathtub won’t drain")).toEqual(["plumbing"]);
  expect(found("us", "house has no power")).toContain("electricity");
});

test("a doctor who is wanted at home is not one on a screen", () => {
  for (const country of ["ar", "es"] as const)
    expect(searchOf(country)("médico a domicilio por fiebre").services).toEqual(["homeDoctor"]);
});

test("a list of words finds what each of them names, and not what a common one finds beside", () => {
  const search = searchOf("us");
  const list = search("tow plumb electric").services;
  expect(list).toEqual(expect.arrayContaining(["towing", "plumbing", "electricity"]));
  expect(search("cockroaches in the kitchen").services).toEqual(["fumigation"]);
});
