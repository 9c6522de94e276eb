import { brand } from "#core/brand.ts";
import { emergencyNumbers } from "#core/facts.ts";
import type { CoverageContent } from "./content.ts";

export const en: CoverageContent = {
  head: {
    title: `Coverage: every assistance service, one by one | ${brand.name}`,
    description:
      "What each assistance service includes, how it is delivered and what your customer does. Home, roadside, health, pets and devices, with search and filters.",
  },
  hero: {
    title: "What each service includes",
    lead: "Open a service to see what it includes and what the customer does to get it. Add the ones you want and see what the plan would cost.",
  },
  search: {
    label: "Find a service",
    examples: ["leak", "tow", "vet"],
    hint: "For example: {examples}",
    clear: "Clear filters",
    none: "No service matches your search.",
    tryThis: "Try:",
    withoutFilters: {
      one: "See {count} service outside these filters",
      other: "See {count} services outside these filters",
    },
    count: { one: "{count} service", other: "{count} services" },
  },
  filters: {
    family: "Service line",
    allFamilies: "All",
    delivery: "How it is delivered",
    allDeliveries: "How it’s delivered: all",
  },
  deliveries: {
    visit: "A provider comes to the customer",
    transport: "Transportation",
    remote: "Remotely",
    appointment: "By appointment",
    reimbursement: "By reimbursement",
  },
  given: {
    visit: "On site",
    transport: "Transport",
    remote: "Remote",
    appointment: "Appointment",
    reimbursement: "Reimbursed",
  },
  parts: {
    includes: "What it includes",
    delivery: "How it is delivered",
    customer: "What the customer does",
  },
  share: "Link to {service}",
  add: "Add to the program",
  added: "In the program",
  programme: {
    count: { one: "{count} service in your program", other: "{count} services in your program" },
    cost: "{cost} per customer per month",
    open: "See the program",
  },
  note: "The final scope of each service, with its limits, dollar caps and exclusions, is set in each plan. Services not listed, such as rental cars, are agreed on plan by plan. This page is not a policy or a service contract.",
  print: "Print",
  familyWords: {
    hogar: "home, house",
    vial: "roadside, car, auto, truck, motorcycle, vehicle",
    salud: "health, medical",
    mascotas: "pets",
    dispositivos: "devices",
  },
  services: {
    locksmith: {
      scope: "Doors, keys and locks",
      includes:
        "Unlocking the front door after a lockout or when a key is lost, stolen or broken, and repairing or replacing a damaged lock.",
      customer: "Reports the lockout and shows proof of residence when the locksmith arrives.",
      alsoCalled: "locked out, keys, door, deadbolt",
    },
    plumbing: {
      scope: "Leaks, faucets and clogs",
      includes:
        "Leaks and breaks in exposed pipes, faucets and drains; clogs cleared, and the water shut off to limit the damage.",
      customer: "Describes the leak, sends photos if possible and closes the shutoff valve.",
      alsoCalled:
        "plumber, toilet, sink, clogged drain, leaking pipe, dripping, sewer, garbage disposal, frozen pipe, water",
    },
    gas: {
      scope: "Leak check and repair",
      includes: "A leak check, shutting off the line and repair of the affected section.",
      customer: `Leaves at once and, from outside, calls ${emergencyNumbers.us.general} or the gas utility. Then requests service.`,
      alsoCalled: "smell of gas",
    },
    electricity: {
      scope: "Power, breakers, outlets",
      includes: "Power loss inside the home, tripping breakers, and faulty outlets and switches.",
      customer:
        "Lists the rooms without power, reports any sparks or burning smell, and leaves the panel closed.",
      alsoCalled: "electrician, wiring, power outage, short circuit, burning smell",
    },
    airConditioning: {
      scope: "Heating and cooling",
      includes: "Diagnosis and minor repair of heating and cooling systems.",
      customer: "Gives the make and type of unit and picks a time for the visit.",
      alsoCalled: "air conditioner, conditioning, furnace, drip, AC unit, thermostat",
    },
    fumigation: {
      scope: "Insects and rodents",
      includes:
        "Insect and rodent control and room disinfecting, with instructions for before and after.",
      customer: "Describes what they saw and where, and books a time with the home prepared.",
      alsoCalled:
        "exterminator, bugs, roaches, mice, termites, ants, bed bugs, pests, rats, wasps, bedbugs, scorpions, fleas",
    },
    glass: {
      scope: "Doors and windows",
      includes: "Boarding up and replacing door and window glass broken by accident.",
      customer: "Sends a photo with a rough measurement and keeps the area clear.",
      alsoCalled: "shattered",
    },
    preventive: {
      scope: "Check before a trip",
      includes: "Battery, lights, fluids and tires checked before a trip or an inspection.",
      customer: "Picks a day and a place.",
    },
    towing: {
      scope: "To the shop of choice",
      includes: "Towing a disabled vehicle to the shop or address the customer chooses.",
      customer: "Shares the location, the vehicle and where it should go.",
      alsoCalled: "tow, won’t start, breakdown, broke down, crash, accident, wrecker, mechanic",
    },
    tire: {
      scope: "Flat for spare",
      includes: "Swapping the flat for the spare, or a tow to a tire shop if there is none.",
      customer:
        "Shares the location and confirms there’s a spare and, if needed, a wheel lock key.",
      alsoCalled: "wheel, puncture, blowout",
    },
    fuel: {
      scope: "Enough to reach a station",
      includes: "Delivery of enough fuel to reach the nearest gas station.",
      customer: "Shares the location and the fuel type. The fuel itself may be billed separately.",
      alsoCalled: "out of gas, gasoline, diesel, ran out",
    },
    battery: {
      scope: "Car won’t start",
      includes: "Jump-start and charge test; a tow if that isn’t enough.",
      customer: "Shares the location and describes what happens when starting the car.",
      alsoCalled: "dead, won’t start, jumper cables",
    },
    lockout: {
      scope: "Keys inside or lost",
      includes: "Unlocking a vehicle when the keys are inside or lost.",
      customer: "Shares the location and shows that the vehicle is theirs.",
      alsoCalled: "locked out, keys in car, key fob, lost keys",
    },
    transfers: {
      scope: "Home or onward",
      includes: "A ride home or to the destination when the vehicle can’t go on.",
      customer: "Gives the number of passengers and the destination.",
      alsoCalled: "taxi, cab, Uber, Lyft",
    },
    onlineDoctor: {
      scope: "Telehealth, prescriptions",
      includes:
        "A telehealth visit with a doctor, with advice and a prescription when appropriate.",
      customer: "Requests the visit, describes the symptoms and takes the call.",
      alsoCalled: "fever, flu, sick, telemedicine, virtual visit, cold, cough, pain, stomach ache",
    },
    onlinePsychologist: {
      scope: "Video sessions",
      includes: "Video sessions with a psychologist or therapist, at scheduled times.",
      customer: "Chooses a time and joins from a quiet place.",
      alsoCalled:
        "therapist, therapy, counseling, mental health, anxiety, depression, psychologist",
    },
    ambulance: {
      scope: "Arranged and tracked",
      includes: "Arranging and tracking the ambulance until the person is treated or transported.",
      customer: `Describes what’s happening and where. In a life-threatening emergency, calls ${emergencyNumbers.us.medical} first.`,
      alsoCalled: "emergency, EMS",
    },
    reimbursement: {
      scope: "Up to the plan’s cap",
      includes: "Money back for prescriptions and medical equipment, up to the plan’s cap.",
      customer: "Buys, then uploads the prescription and the receipt.",
      alsoCalled: "pharmacy, crutches, wheelchair",
    },
    specialists: {
      scope: "Found and booked",
      includes: "Finding the specialist and booking an office or video visit.",
      customer: "Names the specialty and picks from the open times.",
      alsoCalled: "cardiologist, dermatologist, pediatrician, dentist",
    },
    homeDoctor: {
      scope: "Exam and instructions",
      includes: "A visit from a doctor, an exam and instructions.",
      customer: "Describes the symptoms, confirms the address and tracks the arrival.",
      alsoCalled: "house call",
    },
    teleVet: {
      scope: "Questions, by video",
      includes: "A video visit with a vet to answer questions and decide whether to come in.",
      customer: "Describes the problem and shows the animal on the call.",
      alsoCalled: "dog, cat, pet",
    },
    vetClinic: {
      scope: "Exams in network",
      includes: "An exam for dogs and cats at a veterinary clinic in the network.",
      customer: "Picks a clinic and a time, and brings the vaccine records.",
      alsoCalled: "vet, veterinarian, dog, cat, emergency, fleas, vaccine",
    },
    vetLab: {
      scope: "Blood, urine and more",
      includes: "Blood, urine and other tests ordered by the vet.",
      customer: "Uploads the order and goes to the clinic at the booked time.",
    },
    vetImaging: {
      scope: "X-rays, ultrasounds",
      includes: "X-rays and ultrasounds ordered by the vet.",
      customer: "Uploads the order and arrives on time, with the pet prepped as instructed.",
      alsoCalled: "xray",
    },
    grooming: {
      scope: "Bath, haircut, nails",
      includes: "Bath, haircut and nail trim at groomers in the network.",
      customer: "Picks a place and a time, and mentions any special handling.",
      alsoCalled: "dog, cat, pet",
    },
    sterilization: {
      scope: "Surgery, exam first",
      includes: "Spay or neuter surgery at a clinic in the network, with an exam beforehand.",
      customer: "Goes to the first exam and sets the date.",
    },
    farewell: {
      scope: "Pickup and cremation",
      includes: "Pickup and cremation, with the care the moment calls for.",
      customer: "Contacts us and arranges the details.",
      alsoCalled: "euthanasia, died, burial",
    },
    electronics: {
      scope: "Phones and computers",
      includes: "Diagnosis and repair of phones, computers, tablets and other electronics.",
      customer: "Names the device and the problem, and agrees on a day and place.",
      alsoCalled:
        "laptop, cell phone, smartphone, cracked screen, PC, iPhone, printer, dropped, broken screen",
    },
    tvAudio: {
      scope: "TVs and sound",
      includes: "Diagnosis and repair of TVs and audio equipment.",
      customer: "Sends the make and model and picks a time for the visit.",
      alsoCalled: "television, speakers, soundbar",
    },
    consoles: {
      scope: "Consoles, controllers",
      includes: "Diagnosis and repair of game consoles and controllers.",
      customer: "Names the console and the problem, and agrees on a day and place.",
      alsoCalled: "PlayStation, Xbox, Nintendo, PS5",
    },
    appliances: {
      scope: "Washer, fridge, oven",
      includes: "Repair of washers, refrigerators, ovens and other home appliances.",
      customer: "Sends the make and model, describes the problem and picks a time.",
      alsoCalled: "fridge, dishwasher, dryer, washing machine, stove, microwave",
    },
    antivirus: {
      scope: "No cost, with setup help",
      includes: "Antivirus at no cost to the customer, with help installing it.",
      customer: "Activates it on the device they want to protect.",
      alsoCalled: "virus, malware, hacked",
    },
    dataRecovery: {
      scope: "Files, damaged devices",
      includes: "Recovering files from damaged devices and memory cards, when possible.",
      customer: "Stops using the device, explains what happened and hands it over for diagnosis.",
      alsoCalled: "hard drive, lost files, deleted photos, USB drive",
    },
    remoteHelp: {
      scope: "By phone or on screen",
      includes:
        "A technician fixes it over the phone or takes control of the device with permission.",
      customer: "Contacts support and accepts the connection on screen.",
      alsoCalled: "wifi, internet, computer help, password, printer, slow",
    },
  },
};
