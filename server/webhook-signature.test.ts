import { expect, test } from "vitest";
import { isWebhookSecret, signatureOf } from "./webhook-signature.ts";

test("signs as other implementations of Standard Webhooks do", () => {
  const signature = signatureOf(
    "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    "msg_p5jXN8AQM9LWM0D4loKWxJek",
    1614265330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test.each([
  ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", true],
  [`whsec_${"A".repeat(43)}=`, true],
  [`whsec_${"A".repeat(43)}`, true],
  ["MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", false],
  ["whsec_c2hvcnQ=", false],
  ["whsec_not base64, but long enough for twenty-four bytes", false],
  [`whsec_${"A".repeat(120)}`, false],
])("the secret %s is valid: %s", (secret, isValid) => {
  expect(isWebhookSecret(secret)).toBe(isValid);
});
