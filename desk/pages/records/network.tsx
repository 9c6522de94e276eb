import { buttonClass } from "#app/ui/button.tsx";
import { columns, type NetworkPreview, recordPaths } from "#core/desk-records.ts";
import { fill } from "#core/template.ts";
import { Card, DataTable, Field, Form, Select, Submit } from "../../parts.tsx";
import { countryName } from "../../words.ts";
import { sizeWords } from "./files.tsx";
import { dayWords, networkWords } from "./line.tsx";
import { Reasons } from "./reasons.tsx";
import type { Tab } from "./tab.ts";

type Props = Tab<"network">;

export function Network({ view, frame, texts }: Props) {
  const words = texts.records.network;
  return (
    <>
      <Reasons reasons={view.reasons} frame={frame} texts={texts} />
      {view.previews.map((preview) => (
        <Preview key={preview.country} {...{ preview, view, frame, texts }} />
      ))}
      <p className="measure mb-6 text-ink-2">{words.lead}</p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {view.mayEdit && (
          <Card title={words.file}>
            <Form
              frame={frame}
              action={recordPaths.network}
              encType="multipart/form-data"
              className="grid justify-items-start gap-4"
            >
              <Field label={texts.records.country}>
                <Select
                  name="country"
                  // Whoever mends the list sends it for the same country.
                  defaultValue={view.previews[0]?.country}
                  options={view.countries.map((code) => [
                    code,
                    countryName(code, frame.language, texts),
                  ])}
                />
              </Field>
              <Field label={words.file}>
                <input
                  type="file"
                  name="list"
                  required
                  accept=".csv,.txt,.tsv,text/csv"
                  className="field compact"
                />
              </Field>
              <Submit>{words.check}</Submit>
            </Form>
            <p className="mt-6 mb-2 text-small text-ink-2">{words.columnsLead}</p>
            <dl className="text-small">
              {columns.map((column) => (
                <div key={column} className="border-line border-t py-2">
                  <dt className="font-semibold">{words.columns[column][0]}</dt>
                  <dd className="text-ink-2">{words.columnHints[column]}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
        <Card title={texts.records.tabs.network}>
          {view.networks.map(({ country, current }) => (
            <div key={country} className="border-line border-t py-3">
              <h3 className="font-semibold">{countryName(country, frame.language, texts)}</h3>
              <p className="text-ink-2 text-small">
                {current ? networkWords(current, frame, texts) : words.none}
              </p>
              {current && view.mayEdit && view.countries.includes(country) && (
                <details className="mt-1">
                  <summary className="min-h-6 font-semibold text-danger text-small">
                    {texts.records.remove}
                    <span className="sr-only">{`: ${countryName(country, frame.language, texts)}`}</span>
                  </summary>
                  <Form
                    frame={frame}
                    action={recordPaths.network}
                    values={{ country, do: "remove" }}
                    className="mt-2"
                  >
                    <Submit data-busy={texts.studio.rendering}>{texts.records.removeButton}</Submit>
                  </Form>
                </details>
              )}
            </div>
          ))}
        </Card>
      </div>
    </>
  );
}

function Preview({ preview, frame, texts }: Props & { preview: NetworkPreview }) {
  const words = texts.records.network;
  const number = new Intl.NumberFormat(frame.language, { useGrouping: "always" });
  const { country, rows, regions, day, bytes, problems, problemCount, file } = preview;
  return (
    <Card title={countryName(country, frame.language, texts)} className="mb-5">
      {rows > 0 && (
        <p>
          {fill(words.read, {
            rows: number.format(rows),
            regions: number.format(regions),
            day: dayWords(day, frame),
          })}{" "}
          <span className="text-ink-2">
            {fill(words.weight, { size: sizeWords(bytes, frame.language) })}
          </span>
        </p>
      )}
      {file && (
        <Form
          frame={frame}
          action={recordPaths.network}
          values={{ country, file, do: "publish" }}
          className="mt-3"
        >
          <button
            type="submit"
            data-busy={texts.studio.rendering}
            className={buttonClass({ size: "small" })}
          >
            {problemCount > 0 ? words.publishRest : words.publish}
          </button>
        </Form>
      )}
      {problemCount > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold text-danger">
            {fill(words.wrong, { count: number.format(problemCount) })}
          </h3>
          <DataTable
            label={fill(words.wrong, { count: number.format(problemCount) })}
            columns={words.lineColumns}
            rows={problems.map(({ line, problem, found }) => [
              <span key="line" className="figures">
                {number.format(line)}
              </span>,
              words.problems[problem],
              <bdi key="found" className="wrap-anywhere">
                {problem === "columns" ? columnNames(found, words.columns) : found}
              </bdi>,
            ])}
          />
          {problemCount > problems.length && (
            <p className="mt-2 text-caption text-ink-2">{words.more}</p>
          )}
        </>
      )}
    </Card>
  );
}

function columnNames(found: string, names: Record<string, string[]>): string {
  return found
    .split(",")
    .map((column) => names[column]?.[0])
    .join(", ");
}
