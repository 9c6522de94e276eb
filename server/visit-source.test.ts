import { expect, test } from "vitest";
import { campaignIn, isBot, other, plainCampaign, referringHost } from "./visit-source.ts";

const browsers = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Linux; Android 8.1.0; CUBOT_X18_Plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0 Mobile Safari/537.36",
  "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.262; U; es) Presto/2.12.423 Version/12.16",
];
const bots = [
  undefined,
  "",
  "curl/8.14.1",
  "node",
  "python-requests/2.32",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36",
  "Mozilla/5.0 (compatible; YandexBot/3.0)",
  "facebookexternalhit/1.1",
];

test.each(browsers)("counts %s", (userAgent) => expect(isBot(userAgent)).toBe(false));
test.each(bots)("leaves out %s", (userAgent) => expect(isBot(userAgent)).toBe(true));

test("leaves out a user agent that is longer than any browser's", () => {
  const browser = browsers[0] ?? "";
  expect(isBot(browser.padEnd(512, "x"))).toBe(false);
  expect(isBot(browser.padEnd(513, "x"))).toBe(true);
});

test("a campaign is its source, medium and name, and the same for a view and a lead", () => {
  const search = "?utm_source=Bolet%C3%ADn&utm_medium=correo&utm_term=ana&gclid=1";
  expect(campaignIn(search)).toBe("source=boletín medium=correo");
  expect(plainCampaign("source=Boletín, medium=correo, term=ana")).toBe(campaignIn(search));
  expect(campaignIn("?page=2")).toBeUndefined();
  expect(plainCampaign(undefined)).toBeUndefined();
});

test.each(["ana@correo.example", "user-12345678", "a".repeat(41), "<script>"])(
  "a campaign mark that may identify somebody is not kept: %s",
  (mark) => {
    expect(campaignIn(`?utm_source=${encodeURIComponent(mark)}&utm_medium=x`)).toBe(other);
  },
);

test("a referrer is its host, unless it is our own", () => {
  const own = "amparia.example";
  expect(referringHost("https://www.diario.example/nota?id=5", own)).toBe("diario.example");
  expect(referringHost("https://www.amparia.example/servicios", own)).toBeUndefined();
  expect(referringHost("http://192.0.2.7/", own)).toBe(other);
  expect(referringHost("android-app://app.example/", own)).toBe(other);
  expect(referringHost(undefined, own)).toBeUndefined();
});
