import { brand } from "#core/brand.ts";

export const deskPeople = {
  owner: `owner@${brand.domain}`,
  colleague: `colleague@${brand.domain}`,
};

export const deskUsers = JSON.stringify(
  Object.fromEntries(Object.values(deskPeople).map((email) => [email, "operator"])),
);
