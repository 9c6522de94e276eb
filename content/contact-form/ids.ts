import type { dialogContactTypes } from "#core/contact.ts";

export type DialogContactType = (typeof dialogContactTypes)[number];

export type TextField = "email" | "name" | "company" | "phone" | "message";

export type FailureHint = "busy" | "unavailable" | "unreachable";
