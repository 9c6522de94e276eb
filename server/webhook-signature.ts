import { createHmac } from "node:crypto";

/** Standard Webhooks: the secret is base64 behind this prefix. */
const secretPrefix = "whsec_";
const shortestSecretBytes = 24;
const longestSecretBytes = 64;

export function isWebhookSecret(text: string): boolean {
  const base64 = text.slice(secretPrefix.length);
  const bytes = keyOf(text);
  return (
    text.startsWith(secretPrefix) &&
    bytes.toString("base64").replace(/=*$/, "") === base64.replace(/=*$/, "") &&
    bytes.length >= shortestSecretBytes &&
    bytes.length <= longestSecretBytes
  );
}

/** The value of `webhook-signature`. The time is signed too, so that the receiver can refuse an old call sent again. */
export function signatureOf(secret: string, id: string, timestampS: number, body: string): string {
  const signed = createHmac("sha256", keyOf(secret)).update(`${id}.${timestampS}.${body}`);
  return `v1,${signed.digest("base64")}`;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(secretPrefix.length), "base64");
}
