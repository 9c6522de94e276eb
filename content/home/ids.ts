export type ScopePart = "product" | "operation" | "integration" | "data";

export type Channel = "app" | "chat" | "contactCenter" | "payments";
