export const flowParts = ["gets", "gives", "customer", "company"] as const;

export type FlowPart = (typeof flowParts)[number];
