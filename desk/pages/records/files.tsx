import { recordPath, recordPaths, uploadPath } from "#core/desk-records.ts";
import { Card, DataTable, Form, Submit, Time } from "../../parts.tsx";
import { countryName } from "../../words.ts";
import type { Tab } from "./tab.ts";

export function sizeWords(bytes: number, language: string): string {
  const [unit, size] =
    bytes < 1_000_000
      ? (["kilobyte", bytes / 1_000] as const)
      : (["megabyte", bytes / 1e6] as const);
  const format = { style: "unit", unit, maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, format).format(size);
}

export function Files({ view, frame, texts }: Tab<"files">) {
  const words = texts.records.files;
  return (
    <>
      <p className="measure mb-6 text-ink-2">{words.lead}</p>
      <Card>
        {view.uploads.length === 0 && <p className="text-ink-2">{words.none}</p>}
        {view.uploads.length > 0 && (
          <DataTable
            label={texts.records.tabs.files}
            columns={words.columns}
            rows={view.uploads.map(({ file, size, who, at, isPicture, usedBy, mayErase }) => [
              <a
                key="file"
                href={uploadPath(file)}
                className="inline-flex min-h-11 items-center text-petrol underline"
              >
                {isPicture ? (
                  <img
                    src={uploadPath(file)}
                    alt={file.slice(-12)}
                    className="h-11 w-28 object-contain object-left"
                  />
                ) : (
                  <>
                    {words.document} …{file.slice(-12)}
                  </>
                )}
              </a>,
              <span key="size" className="figures whitespace-nowrap">
                {sizeWords(size, frame.language)}
              </span>,
              <span key="at" className="wrap-anywhere">
                <Time ms={at} frame={frame} />
                <br />
                {who}
              </span>,
              <div key="use">
                {usedBy.map(({ name, title }) => (
                  <a
                    key={name}
                    href={name.startsWith("network/") ? recordPaths.network : recordPath(name)}
                    className="block min-h-6 text-petrol underline"
                  >
                    {name.startsWith("network/")
                      ? `${texts.records.tabs.network} · ${countryName(title, frame.language, texts)}`
                      : title}
                  </a>
                ))}
                {usedBy.length === 0 && words.nobody}
                {usedBy.length === 0 && mayErase && (
                  <details>
                    <summary className="min-h-6 font-semibold text-danger">
                      {words.erase}
                      <span className="sr-only">{` …${file.slice(-12)}`}</span>
                    </summary>
                    <p className="max-w-72 py-2 text-caption text-ink-2">{words.eraseLead}</p>
                    <Form frame={frame} action={recordPaths.files} values={{ file }}>
                      <Submit>{words.erase}</Submit>
                    </Form>
                  </details>
                )}
              </div>,
            ])}
          />
        )}
      </Card>
    </>
  );
}
