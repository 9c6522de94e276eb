export type DialogContactType = "provider" | "partner" | "client";

export type TextField = "email" | "name" | "company" | "phone" | "message";

export type FailureHint = "busy" | "unavailable" | "unreachable";
