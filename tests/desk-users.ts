import { brand } from "#core/brand.ts";

/** A person gets two links a minute: each file of tests has one of its own and waits for no other. */
export const deskPeople = {
  desk: `owner@${brand.domain}`,
  records: `records@${brand.domain}`,
  studio: `studio@${brand.domain}`,
};

export const deskUsers = JSON.stringify(
  Object.fromEntries(Object.values(deskPeople).map((email) => [email, "operator"])),
);
