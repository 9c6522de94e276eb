// Pictures and documents that are sent up with a record, looked at, and erased for good.
import type { Hono } from "hono";
import { countries } from "#core/countries.ts";
import { type RecordName, recordPaths, type UploadLine } from "#core/desk-records.ts";
import { nameOf, readUpload, typeOf } from "#server/uploads/read-upload.ts";
import { uploadHeaders } from "#server/uploads/serve-uploads.ts";
import type { DeskOptions } from "../desk-app.ts";
import { type DeskContext, type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { countriesOf, mayEdit, type Person } from "../roles.ts";
import { type FormProblem, fileControls, type RecordShape } from "./record-form.ts";
import { titleOf, writtenRecords } from "./written-records.ts";

type Sent = Record<string, { value?: unknown; problem?: FormProblem }>;

/** Stores new files, also of a form with mistakes elsewhere: nobody chooses a file twice. */
export async function sentFiles(
  c: DeskContext,
  { store }: Pick<DeskOptions, "store">,
  shape: RecordShape,
  before: object | undefined,
): Promise<Sent> {
  const form = c.get("form");
  const sent: Sent = {};
  for (const { name, kind } of fileControls(shape)) {
    const file = c.get("files")[name];
    const earlier = (before as Record<string, { file?: string }> | undefined)?.[name];
    const kept = form[`${name}.kept`] ?? "";
    if (file) {
      const read = readUpload(new Uint8Array(await file.arrayBuffer()), kind);
      if ("problem" in read) {
        sent[name] = {
          value: form[`${name}.none`] ? undefined : earlier,
          problem: { code: read.problem, ...(read.about && { about: read.about }) },
        };
        continue;
      }
      const who = personOf(c).email;
      const { hash, type, bytes } = read;
      await store.addUpload({ hash, type, size: bytes.length, bytes, who });
      await store.addAudit({ who, what: "file_sent", leadId: read.file });
      sent[name] = { value: { file: read.file, ...read.size } };
    } else if (form[`${name}.none`] || !typeOf(kept)) sent[name] = {};
    else
      sent[name] = {
        value: kept === earlier?.file ? earlier : await storedFile(store, kept, kind),
      };
  }
  return sent;
}

/** One that was sent up with the form before, whose other fields were wrong. */
async function storedFile(
  store: DeskOptions["store"],
  file: string,
  kind: "picture" | "document",
): Promise<unknown> {
  const stored = await store.upload(file.slice(0, 64));
  const read = stored && readUpload(Uint8Array.from(stored.bytes), kind);
  return read && "file" in read && read.file === file ? { file, ...read.size } : undefined;
}

/** Adds the list of files, each file as the desk's people see it, and the end of one. */
export function addFiles(app: Hono<DeskEnv>, { store, config }: DeskOptions): void {
  app.get(recordPaths.files, async (c) => {
    const person = personOf(c);
    const uploads = await usedUploads(person);
    return c.get("show")({ page: "records", tab: "files", mayEdit: mayEdit(person), uploads });
  });
  app.get(`${recordPaths.files}/:file`, async (c) => {
    const file = c.req.param("file");
    const stored = typeOf(file) && (await store.upload(file.slice(0, 64)));
    if (!stored) return refuse(c, "not_found");
    return c.body(Uint8Array.from(stored.bytes), 200, {
      ...uploadHeaders(file),
      "Cache-Control": "private, max-age=3600",
    });
  });
  app.post(recordPaths.files, async (c) => {
    const { file = "" } = c.get("form");
    const person = personOf(c);
    const found = (await usedUploads(person)).find((each) => each.file === file);
    if (!found?.mayErase) return refuse(c, "not_allowed");
    // The store looks again: somebody may begin to use it meanwhile.
    const isErased = found.usedBy.length === 0 && (await store.eraseUpload(file.slice(0, 64)));
    if (!isErased) return goTo(c, recordPaths.files, "file_used");
    await store.addAudit({ who: person.email, what: "file_erased", leadId: file });
    return goTo(c, recordPaths.files, "file_erased");
  });

  /** It belongs to the countries of whoever sent it: to all, if nobody knows that person any more. */
  function mayErase(person: Person, who: string): boolean {
    const role = config.desk?.users.get(who);
    const own = role && countriesOf({ email: who, role });
    return mayEdit(person, own ?? countries.map(({ code }) => code));
  }

  async function usedUploads(person: Person): Promise<UploadLine[]> {
    // Each plan by itself: of two, the first may bring a record that the second takes away.
    const all = [await store.drafts(), ...(await store.plans()).map(({ changes }) => changes)];
    const written = all.flatMap((changes) =>
      (["proof", "network"] as const).flatMap((kind) => writtenRecords(kind, changes)),
    );
    const records = written.map((each) => ({
      about: { name: each.name as RecordName, title: titleOf(each) },
      // A draft that leaves a file out does not end it: the site shows it still.
      text: JSON.stringify([each.value, each.published]),
    }));
    return (await store.uploads())
      .filter(({ size }) => size > 0)
      .map(({ hash, type, size, who, at }) => ({
        ...{ size, who, at },
        file: nameOf({ hash, type }),
        isPicture: type.startsWith("image/"),
        mayErase: mayErase(person, who),
        usedBy: records
          .filter(({ text }) => text.includes(hash))
          .map(({ about }) => about)
          .filter(
            ({ name }, index, found) => found.findIndex((each) => each.name === name) === index,
          ),
      }))
      .toSorted((one, other) => other.at - one.at);
  }
}
