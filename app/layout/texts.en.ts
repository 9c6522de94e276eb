import type { LayoutTexts } from "./texts.ts";

export const en: LayoutTexts = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  breadcrumbs: "Breadcrumbs",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  changeLanguage: "Change language",
  changeCountry: "Change country",
  loading: "Loading the page",
  families: {
    hogar: "Home",
    vial: "Roadside",
    salud: "Health",
    mascotas: "Pets",
    dispositivos: "Devices",
  },
  familyLines: {
    hogar: "Locksmith, plumber, gas, electrician",
    vial: "Towing, jump-start, fuel, rides",
    salud: "Online visits, doctor at home",
    mascotas: "Tele-vet, lab tests, grooming",
    dispositivos: "Repair, remote help, data",
  },
  allServices: "See all services",
  pageNames: {
    privacy: "Privacy policy",
    legal: "Legal notice",
    accessibility: "Accessibility",
    welcome: "Welcome",
  },
  notFoundName: "Page not found",
  countries: { ar: "Argentina", es: "Spain", br: "Brazil", us: "United States" },
  footer: {
    line: "Assistance requested, coordinated and resolved in plain sight.",
    services: "Services",
    company: "Company",
    legal: "Legal",
    contact: "Contact",
    careers: "Work with us",
    social: "Social media",
    newTab: "opens in a new tab",
    rights: "All rights reserved.",
  },
  error: {
    explanation:
      "Something failed while showing this page. Try again, or go back to the home page.",
    retry: "Try again",
    home: "Go to the home page",
  },
};
