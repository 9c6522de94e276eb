export const flowParts = ["gets", "gives", "customer", "company"] as const;
