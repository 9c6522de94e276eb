import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import {
  type DeskFrame,
  type DeskPage,
  type DeskView,
  deskNotices,
  deskPaths,
} from "#core/desk.ts";
import { type Language, languages } from "#core/languages.ts";
import { addressOf, bucketsOf, isTrusted } from "#server/api/client-address.ts";
import { tokenBuckets } from "#server/api/token-buckets.ts";
import type { Config, DeskConfig } from "#server/config.ts";
import { dayOf } from "#server/day.ts";
import { describeError } from "#server/describe-error.ts";
import type { Editor } from "#server/editions/editor.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { type LeadStore, type PersonSettings, StoreUnavailable } from "#server/leads/store.ts";
import type { Log } from "#server/log.ts";
import { isLoopback } from "#server/loopback.ts";
import { largestUpload } from "#server/uploads/read-upload.ts";
import type { DeskBundle } from "./bundle.ts";
import {
  asset,
  type DeskContext,
  type DeskEnv,
  goTo,
  pathIn,
  personOf,
  refuse,
} from "./desk-env.ts";
import { clockIn, isZone, settingsOf } from "./person-settings.ts";
import { isOperator, mayEdit, type Person, pagesOf } from "./roles.ts";
import { formToken, hashOf, isFormToken, newSecret } from "./secrets.ts";
import { type createLinks, sessionMs } from "./sign-in.ts";

export type DeskOptions = {
  config: Config;
  desk: DeskConfig;
  /** Known once the port is. */
  origin: () => string;
  bundle: DeskBundle;
  store: LeadStore;
  /** Undefined where other servers make the pages, as in development. */
  editor: Editor | undefined;
  /** The release's pages and their files. */
  siteDir: string | undefined;
  links: ReturnType<typeof createLinks>;
  /** Deliveries may be due. */
  onReleased: () => void;
  log: Log;
};

/** Same-origin, not no-referrer: with that, browsers send `Origin: null` with forms. */
const headers = {
  ...securityHeaders,
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": [
    "default-src 'none'",
    ...[
      "style-src",
      "script-src",
      "font-src",
      "img-src",
      "connect-src",
      "form-action",
      "frame-src",
    ].map((name) => `${name} 'self'`),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** Of files, which have their own. */
const ownHeaders = ["Cache-Control", "Content-Security-Policy"];

/** Requests to sign in, from one address a minute. */
const signInsPerMinute = 10;

/** Of a note in a script whose characters take nine bytes in a form. */
const largestForm = 32 * 1024;

/** Every page of the desk but its own: sign-in, sessions, languages, and what guards the others. */
export function createDesk(options: DeskOptions) {
  const { config, desk, bundle, store, log } = options;
  const isSecure = desk.origin?.startsWith("https:") ?? false;
  const cookieName = (name: string) => (isSecure ? `__Host-${name}` : name);
  const cookies = {
    session: cookieName("desk"),
    visitor: cookieName("desk-form"),
    language: cookieName("desk-language"),
  };
  const cookieOptions = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure,
  } as const;
  const take = tokenBuckets();
  const app = new Hono<DeskEnv>();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!ownHeaders.includes(name) || !c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.onError((error, c) => {
    const isDown = error instanceof StoreUnavailable;
    if (!isDown) log.alarm("desk_failed", describeError(error));
    return refuse(c, isDown ? "store_down" : "failed");
  });
  app.use(async (c, next) => {
    if (!["GET", "HEAD", "POST"].includes(c.req.method)) return c.body(null, 405);
    return next();
  });
  // A name that another site lets point at this machine is not the desk's.
  app.use(async (c, next) => {
    if (!isOwnHost(c.req.header("host") ?? "")) return c.body(null, 421);
    return next();
  });
  app.get("/assets/:name", (c) => asset(c, bundle.assetsDir, "public"));
  app.use(async (c, next) => {
    c.set("language", languageOf(c));
    c.set("cookie", "");
    c.set("zone", "UTC");
    c.set("today", dayOf(Date.now()));
    c.set("show", (view, status = 200) => c.html(rendered(c, view), status));
    // A session's cookie is not sent with the first request after a link on another site, such as a mailbox: the page asks again.
    const isFromElsewhere = c.req.header("sec-fetch-site") === "cross-site";
    const isPage = c.req.method === "GET" && c.req.path !== deskPaths.enter;
    if (isFromElsewhere && isPage && !getCookie(c, cookies.session)) {
      return c.body(null, 200, { Refresh: "0" });
    }
    await identify(c);
    // PostgreSQL refuses a text with this character as if it failed.
    if (c.req.url.includes("%00")) return c.notFound();
    return next();
  });
  const limited = bodyLimit({ maxSize: largestForm, onError: (c) => c.body(null, 413) });
  const limitedFiles = bodyLimit({
    maxSize: largestUpload + largestForm,
    onError: (c) => refuse(c as DeskContext, "file_too_large"),
  });
  // A request with neither header has no body, and the limit would fail on it.
  app.use((c, next) => {
    if (!c.req.header("content-length") && !c.req.header("transfer-encoding")) return next();
    return maySendFiles(c) ? limitedFiles(c, next) : limited(c, next);
  });
  app.post("*", async (c, next) => {
    const type = c.req.header("content-type") ?? "";
    const isForm = type.startsWith("application/x-www-form-urlencoded");
    const body =
      isForm || (type.startsWith("multipart/form-data") && maySendFiles(c))
        ? // A body that breaks off has no token.
          await c.req.parseBody({ all: true }).catch(() => ({}))
        : {};
    const sent = Object.entries(body).map(([name, value]) => [name, value] as const);
    const files = sent.flatMap(([name, value]) =>
      value instanceof File && value.name !== "" ? [[name, value] as const] : [],
    );
    const texts = sent.filter(([, value]) => !(value instanceof File));
    c.set("files", Object.fromEntries(files));
    const written = texts.map(([name, value]) => [name, String(value).replaceAll("\0", "")]);
    c.set("form", Object.fromEntries(written));
    if (!isFromHere(c) || !isFormToken(c.get("form").token, c.get("cookie"))) {
      return refuse(c, "form_ended");
    }
    return next();
  });

  app.get(deskPaths.signIn, (c) =>
    c.get("show")({ page: "sign-in", isSent: false, to: pathIn(c.req.query("to")) }),
  );
  app.post(deskPaths.signIn, (c) => {
    const from = addressOf(c, config.trustedProxies);
    if (take(bucketsOf(from, signInsPerMinute))) return refuse(c, "too_many");
    const { email = "", to } = c.get("form");
    options.links.request({
      email: email.trim().toLowerCase(),
      from,
      origin: options.origin(),
      language: c.get("language"),
      to: pathIn(to),
    });
    return c.get("show")({ page: "sign-in", isSent: true, to: pathIn(to) });
  });
  // The link is used by a press of its page's button: programs that check mails open every link.
  app.get(deskPaths.enter, async (c) => {
    const token = c.req.query("link") ?? "";
    const email = await store.passOwner(hashOf(token), "link");
    if (!email) return refuse(c, "link_ended");
    return c.get("show")({ page: "enter", email, token, to: pathIn(c.req.query("to")) });
  });
  app.post(deskPaths.enter, async (c) => {
    const { link = "", to } = c.get("form");
    const email = await store.takePass(hashOf(link), "link");
    if (!email || !desk.users.has(email)) {
      return refuse(c, "link_ended");
    }
    await begin(c, email);
    return goTo(c, pathIn(to));
  });
  app.post(deskPaths.language, (c) => {
    const { language, to } = c.get("form");
    if (languages.some((each) => each === language)) {
      setCookie(c, cookies.language, language ?? "", { ...cookieOptions, maxAge: 34_560_000 });
    }
    return goTo(c, pathIn(to));
  });

  app.use(async (c, next) => {
    if (c.get("person")) return next();
    if (c.req.method !== "GET") return refuse(c, "form_ended");
    const { pathname, search } = new URL(c.req.url);
    const to = pathname === "/" ? "" : `?to=${encodeURIComponent(pathname + search)}`;
    return goTo(c, deskPaths.signIn + to);
  });
  app.get("/", (c) => goTo(c, deskPaths[pagesOf(personOf(c))[0] ?? "leads"]));
  app.post(deskPaths.signOut, async (c) => {
    const { email } = personOf(c);
    if (c.get("form").everywhere) {
      await store.endPasses(email);
      await store.addAudit({ who: email, what: "signed_out_everywhere", leadId: null });
    } else await store.takePass(hashOf(c.get("cookie")), "session");
    setCookie(c, cookies.session, "", { ...cookieOptions, maxAge: 0 });
    return goTo(c, deskPaths.signIn);
  });
  app.notFound((c) => refuse(c as DeskContext, "not_found"));

  /** Those who may edit also get an answer to a text that is much too long. */
  function maySendFiles(c: DeskContext): boolean {
    const person: Person | undefined = c.get("person");
    const rooms = [deskPaths.records, deskPaths.studio];
    return (
      person !== undefined && mayEdit(person) && rooms.some((room) => c.req.path.startsWith(room))
    );
  }

  /** Only for people whose role has the page. */
  function guard(page: DeskPage): void {
    for (const path of [deskPaths[page], `${deskPaths[page]}/*`]) {
      app.use(path, async (c, next) => {
        if (pagesOf(personOf(c)).includes(page)) return next();
        return refuse(c, "not_allowed");
      });
    }
  }

  async function begin(c: DeskContext, email: string): Promise<string> {
    const secret = newSecret();
    await store.addPass({ hash: hashOf(secret), kind: "session", email, lastsMs: sessionMs });
    await store.addAudit({ who: email, what: "signed_in", leadId: null });
    setCookie(c, cookies.session, secret, { ...cookieOptions, maxAge: sessionMs / 1000 });
    return secret;
  }

  /** Who asks: by session, and by the header of a trusted proxy, which then begins a session. */
  async function identify(c: DeskContext): Promise<void> {
    const secret = getCookie(c, cookies.session);
    let email = secret && (await store.passOwner(hashOf(secret), "session"));
    let cookie = secret;
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    const named =
      desk.userHeader && isTrusted(peer, config.trustedProxies)
        ? c.req.header(desk.userHeader)?.toLowerCase()
        : undefined;
    if (named !== undefined && named !== email) {
      email = named;
      cookie = desk.users.has(named) ? await begin(c, named) : undefined;
    }
    const role = email ? desk.users.get(email) : undefined;
    if (email && role) {
      c.set("person", { email, role });
      c.set("cookie", cookie ?? "");
      await readSettings(c, { email, role });
      return;
    }
    let visitor = getCookie(c, cookies.visitor);
    // Not for the list's script: its answer could replace the cookie of a sign-in page that is opened meanwhile.
    const isPage = c.req.method === "GET" && c.req.header("sec-fetch-dest") !== "empty";
    if (!visitor && isPage) {
      visitor = newSecret();
      setCookie(c, cookies.visitor, visitor, cookieOptions);
    }
    c.set("cookie", visitor ?? newSecret());
  }

  const settings = new Map<string, PersonSettings>();

  /** The browser's language and zone are kept for the person's mails. */
  async function readSettings(c: DeskContext, person: Person): Promise<void> {
    const language = c.get("language");
    const last =
      settings.get(person.email) ?? (await settingsOf(store, person, config.mailLanguage));
    const named = getCookie(c, "desk-zone");
    const zone = isZone(named) ? named : last.zone;
    const isNew = last.zone !== zone || last.language !== language;
    if (isNew) await store.setPerson(person.email, { language, zone });
    settings.set(person.email, { language, zone });
    c.set("zone", zone);
    c.set("today", clockIn(zone, Date.now()).day);
  }

  function rendered(c: DeskContext, view: DeskView): string {
    const person: Person | undefined = c.get("person");
    const { pathname, searchParams } = new URL(c.req.url);
    return bundle.render(view, {
      language: c.get("language"),
      formToken: formToken(c.get("cookie")),
      person: person && {
        email: person.email,
        pages: pagesOf(person),
        isOperator: isOperator(person),
      },
      here: c.req.method === "GET" ? pathname + withoutNotice(searchParams) : "/",
      stylesheet: bundle.stylesheet,
      script: bundle.script,
      notices: noticesIn([c.get("notice") ?? searchParams.getAll("notice")].flat()),
      undo: (searchParams.get("undo") ?? "").split(".").filter((id) => /^[\w-]{1,64}$/.test(id)),
      nowMs: Date.now(),
      zone: c.get("zone"),
      today: c.get("today"),
    });
  }

  function languageOf(c: DeskContext): Language {
    const chosen = getCookie(c, cookies.language);
    const preferred = c.req.header("accept-language")?.slice(0, 2).toLowerCase();
    return (
      languages.find((each) => each === chosen) ??
      languages.find((each) => each === preferred) ??
      "es"
    );
  }

  function isOwnHost(host: string): boolean {
    if (desk.origin) return host === new URL(desk.origin).host;
    return URL.canParse(`http://${host}`) && isLoopback(host.replace(/:\d+$/, ""));
  }

  /** Both are the browser's own words, which a page cannot forge; without either, the sender is no browser of ours. */
  function isFromHere(c: DeskContext): boolean {
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined) return site === "same-origin";
    return c.req.header("origin") === options.origin();
  }

  return { app, guard };
}

function noticesIn(texts: string[]): DeskFrame["notices"] {
  return texts.flatMap((text) => {
    const [, name, count] = /^(\w+)(?:\.(\d{1,4}))?$/.exec(text) ?? [];
    const notice = deskNotices.find((each) => each === name);
    return notice ? [{ notice, count: count === undefined ? undefined : Number(count) }] : [];
  });
}

function withoutNotice(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete("notice");
  kept.delete("undo");
  return kept.size > 0 ? `?${kept}` : "";
}
