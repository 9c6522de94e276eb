export type ScopePart = "product" | "operation" | "integration" | "data";

export type Strength = "secure" | "operations" | "fast" | "custom";

export type Channel = "app" | "chat" | "contactCenter" | "payments";
