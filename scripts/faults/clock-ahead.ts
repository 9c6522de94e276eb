// Preloaded into the server: sets its clock three years ahead.
const aheadMs = 3 * 365 * 24 * 3_600_000;
const { now } = Date;
Date.now = () => now() + aheadMs;
