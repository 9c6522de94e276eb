import type { CasesTexts } from "./texts.ts";

export const en: CasesTexts = {
  illustrative: "Illustrative interface: sample names, times and amounts.",
  endings:
    "Depending on the service, help also comes as a tow, a video visit, an appointment, remote support or a reimbursement.",
  caseName: "Case",
  events: {
    received: "Requested in the app",
    covered: "Coverage verified",
    paid: "Payment scheduled",
  },
  chat: {
    alt: "A chat on a phone: a customer reports a flat tire on the highway, and assistance asks for the location to send the nearest truck.",
    title: "Assistance",
    problem: "I got a flat tire on the highway",
    question: "We can help. Are you in a safe place?",
    answer: "Yes, on the shoulder",
    request: "Share your location and we’ll send the nearest truck.",
    shareLocation: "Share location",
    person: "Talk to a person",
  },
  families: {
    hogar: {
      steps: {
        request:
          "Customers request service by app, website, chat or phone, with photos if they help.",
        coordination:
          "The case goes to the nearest verified provider in that trade. If one declines, the next is offered the job.",
        resolution: "The provider comes to the door and fixes it on site.",
      },
      captions: {
        request: {
          customer: "Describes the problem, adds photos and confirms the address.",
          provider: "Sees the payout before accepting the job.",
          insurer: "A case opened automatically, with coverage verified.",
        },
        coordination: {
          customer: "Knows who’s coming, where they are and when they’ll arrive.",
          provider: "Accepts, and the app shows the way to the door.",
          insurer: "Who’s assigned and where they are, without a call.",
        },
        resolution: {
          customer: "Confirms the fix and rates the service.",
          provider: "Closes the job with photos; payment is scheduled.",
          insurer: "The closed case, with times, price and rating.",
        },
      },
      service: "Plumbing",
      plan: "Home plan",
      searching: "We got your request and are finding a plumber nearby.",
      problem: "The pipe under the kitchen sink is leaking",
      job: "Kitchen leak",
      role: "Verified plumber",
      begins: "Arrives at",
      beginsName: "Expected arrival",
      status: "On site",
      underWay: "On the way",
      action: "Directions",
      outcome: "Leak fixed",
      finished: "Job done",
      proof: { first: "Before", second: "After" },
      events: {
        assigned: "Provider assigned",
        ready: "On the way, on the map",
        solved: "Service completed",
      },
    },
    vial: {
      steps: {
        request:
          "Drivers ask for help from wherever the car stopped; the request carries their location.",
        coordination:
          "We dispatch the nearest verified truck, and everyone can follow it on the map.",
        resolution: "The truck arrives and gets the car running, or tows it to the shop.",
      },
      captions: {
        request: {
          customer: "Describes the problem and shares the location.",
          provider: "Sees the payout before accepting the tow.",
          insurer: "A case opened automatically, with coverage verified.",
        },
        coordination: {
          customer: "Follows the tow truck on the map and knows who’s driving.",
          provider: "Accepts, and the app shows the way to the car.",
          insurer: "The truck, its route and the arrival time.",
        },
        resolution: {
          customer: "Sees the car dropped off at the shop and rates the service.",
          provider: "Closes with drop-off photos; payment is scheduled.",
          insurer: "The closed case, with times, price and rating.",
        },
      },
      service: "Towing",
      plan: "Auto plan",
      searching: "We got your request and are finding a truck nearby.",
      problem: "My car won’t start and I’m stuck on the street",
      job: "Car that won’t start",
      role: "Truck {unit}",
      begins: "Arrives at",
      beginsName: "Expected arrival",
      status: "En route",
      underWay: "On the way",
      action: "Directions",
      outcome: "Car at the shop",
      finished: "Car dropped off",
      proof: { first: "Pickup", second: "Drop-off" },
      events: {
        assigned: "Truck assigned",
        ready: "On the way, on the map",
        solved: "Car dropped off at the shop",
      },
    },
    salud: {
      steps: {
        request: "Members request a visit in the app, on the website, by chat or by phone.",
        coordination: "We assign a verified clinician and set a time for the visit.",
        resolution:
          "Telehealth first, then an in-home doctor or an ambulance if needed. Prescriptions are reimbursed up to the plan’s cap.",
      },
      captions: {
        request: {
          customer: "Asks for a visit and picks a video call.",
          provider: "Sees the time and the payout before accepting.",
          insurer: "A case opened automatically, with coverage verified.",
        },
        coordination: {
          customer: "Knows who the doctor is and when the call starts.",
          provider: "Accepts, and the app opens the video room.",
          insurer: "The assigned doctor and when the visit starts.",
        },
        resolution: {
          customer: "Sees the doctor by video and gets instructions.",
          provider: "Closes with visit notes; payment is scheduled.",
          insurer: "The closed case, with times, price and rating.",
        },
      },
      service: "Virtual doctor visit",
      plan: "Health plan",
      searching: "We got your request and are finding an available doctor.",
      problem: "I’d like my son to see a doctor today",
      job: "Doctor visit for a child",
      role: "Verified doctor",
      place: "By video call",
      begins: "Starts at",
      beginsName: "Video visit",
      status: "In video visit",
      underWay: "Video room",
      action: "Join the call",
      outcome: "Visit completed",
      finished: "Visit completed",
      proof: { first: "Visit notes", second: "Prescription" },
      events: {
        assigned: "Doctor assigned",
        ready: "Video room ready",
        solved: "Visit completed",
      },
    },
    mascotas: {
      steps: {
        request: "Pet parents describe the problem, with photos if they help.",
        coordination: "We book a vet clinic in the network or open a video visit.",
        resolution: "The pet is seen at the clinic, by appointment, or by a vet on video.",
      },
      captions: {
        request: {
          customer: "Describes how the dog is doing and adds photos.",
          provider: "The clinic gets the request, with the time and the payout.",
          insurer: "A case opened automatically, with coverage verified.",
        },
        coordination: {
          customer: "Has an appointment: where, with whom and when.",
          provider: "Confirms the time and reads the chart before the visit.",
          insurer: "The assigned clinic and the appointment time.",
        },
        resolution: {
          customer: "Goes home with care instructions and rates the visit.",
          provider: "Closes with the report; payment is scheduled.",
          insurer: "The closed case, with times, price and rating.",
        },
      },
      service: "Vet clinic visit",
      plan: "Pet plan",
      searching: "We got your request and are finding an opening nearby.",
      problem: "My dog hasn’t eaten since yesterday",
      job: "Dog not eating since yesterday",
      role: "{firm}",
      begins: "Appointment at",
      beginsName: "Appointment",
      status: "Appointment set",
      underWay: "Appointment set",
      action: "Open the chart",
      outcome: "Visit completed",
      finished: "Visit completed",
      proof: { first: "Report", second: "Follow-up" },
      events: {
        assigned: "Clinic assigned",
        ready: "Appointment confirmed",
        solved: "Visit completed",
      },
    },
    dispositivos: {
      steps: {
        request: "Customers describe the problem, with a photo of the screen or the device.",
        coordination: "We assign a verified technician and set a time for the session.",
        resolution:
          "The technician fixes it remotely. If that isn’t enough, there’s a visit or a shop repair.",
      },
      captions: {
        request: {
          customer: "Describes the problem, adds photos and picks a time.",
          provider: "Sees the session’s time and payout before accepting.",
          insurer: "A case opened automatically, with coverage verified.",
        },
        coordination: {
          customer: "Knows who will connect and when.",
          provider: "Accepts and sets up the secure connection.",
          insurer: "Who’s assigned and the session time.",
        },
        resolution: {
          customer: "Watches the fix on their own screen and rates the help.",
          provider: "Closes with before-and-after shots; payment is scheduled.",
          insurer: "The closed case, with times, price and rating.",
        },
      },
      service: "Remote tech support",
      plan: "Device plan",
      searching: "We got your request and are finding an available technician.",
      problem: "My computer keeps restarting and won’t open my files",
      job: "Computer that keeps restarting",
      role: "Verified technician",
      place: "By remote connection",
      begins: "Session at",
      beginsName: "Remote session",
      status: "In remote session",
      underWay: "Session scheduled",
      action: "Connect",
      outcome: "Computer running",
      finished: "Session completed",
      proof: { first: "Before", second: "After" },
      events: {
        assigned: "Technician assigned",
        ready: "Session scheduled",
        solved: "Problem fixed",
      },
    },
  },
};
