import type { ReactNode } from "react";
import type { DeskFrame } from "#core/desk.ts";
import { type FormField, uploadPath } from "#core/desk-records.ts";
import type { Language } from "#core/languages.ts";
import { type DeskTexts, siteNames } from "../../texts.ts";
import { countryName } from "../../words.ts";
import { fieldName } from "./line.tsx";

interface Props {
  field: FormField;
  frame: DeskFrame;
  texts: DeskTexts;
  /** Of what is typed. */
  language?: Language;
  /** Of a form that has just been opened. */
  isFirst?: boolean;
}

const inputTypes: Record<string, string> = {
  day: "date",
  year: "number",
  number: "number",
  percent: "number",
  email: "email",
  phone: "tel",
  link: "url",
};
/** A browser would stop the form before the desk could keep what is typed. */
const typedFreely = ["email", "link"];

/** A field's label, hint, control and mistake. */
export function Control({ field, frame, texts, language, isFirst }: Props) {
  const words = texts.records;
  const { name, label, kind, isOptional, problem } = field;
  const hint = words.hints[label] ?? words.hints[kind];
  const ids = { hint: `${name}-hint`, problem: `${name}-problem` };
  const about = [hint && ids.hint, problem && ids.problem].filter(Boolean).join(" ");
  const title = (
    <>
      {fieldName(label, texts)}
      {isOptional && <span className="font-normal text-ink-3"> ({words.optional})</span>}
    </>
  );
  const shared = {
    name,
    id: name,
    lang: language,
    "aria-invalid": problem ? true : undefined,
    // Of several the browser takes the first.
    autoFocus: problem || isFirst ? true : undefined,
    "aria-describedby": about || undefined,
  };
  const rest = (
    <>
      {hint && (
        <p id={ids.hint} className="mt-1 text-caption text-ink-2">
          {hint}
        </p>
      )}
      {problem && (
        <p id={ids.problem} className="mt-1 font-semibold text-caption text-danger">
          {words.problems[problem.code] ?? problem.code}
          {problem.about && (
            <>
              {" "}
              <code className="wrap-anywhere">{problem.about}</code>
            </>
          )}
        </p>
      )}
    </>
  );
  if (kind === "families" || kind === "countries" || kind === "rows") {
    return (
      <fieldset className="min-w-0" aria-describedby={about || undefined}>
        <legend className="mb-1 font-semibold text-caption text-ink-2">{title}</legend>
        {kind === "rows" ? (
          <Rows {...{ field, frame, texts }} />
        ) : (
          <Choices {...{ field, frame, texts }} />
        )}
        {rest}
      </fieldset>
    );
  }
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block font-semibold text-caption text-ink-2">
        {title}
      </label>
      <Input {...{ field, frame, texts, shared }} />
      {rest}
    </div>
  );
}

type Shared = { id: string; name: string };

function Input({ field, frame, texts, shared }: Props & { shared: Shared }): ReactNode {
  const { kind, value, options } = field;
  if (kind === "picture" || kind === "document") return <File {...{ field, texts, shared }} />;
  if (options.length > 0) {
    return (
      <select {...shared} defaultValue={value} className="field compact">
        <option value="">{texts.records.choose}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {optionName(option, field, frame, texts)}
          </option>
        ))}
      </select>
    );
  }
  if (kind === "lines") {
    return (
      <textarea {...shared} rows={3} maxLength={1200} defaultValue={value} className="field" />
    );
  }
  const type = typedFreely.includes(kind) ? "text" : (inputTypes[kind] ?? "text");
  return (
    <input
      {...shared}
      type={type}
      step={kind === "number" || kind === "percent" ? "any" : undefined}
      // A typed year then ends with its fourth digit.
      max={kind === "day" ? "9999-12-31" : undefined}
      inputMode={kind === "email" ? "email" : kind === "link" ? "url" : undefined}
      maxLength={kind === "line" ? 160 : undefined}
      defaultValue={value}
      className="field compact"
    />
  );
}

function File({ field, texts, shared }: Pick<Props, "field" | "texts"> & { shared: Shared }) {
  const words = texts.records;
  const { name, kind, value } = field;
  return (
    <>
      {value && (
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-2">
          <input type="hidden" name={`${name}.kept`} value={value} />
          <a
            href={uploadPath(value)}
            className="inline-flex min-h-11 items-center text-petrol underline"
          >
            {kind === "picture" ? (
              <img
                src={uploadPath(value)}
                alt={fieldName(name, texts)}
                className="h-16 w-44 rounded-control bg-bone object-contain p-2"
              />
            ) : (
              words.files.document
            )}
          </a>
          <span>{words.keepFile}</span>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name={`${name}.none`} value="1" className="size-5" />
            {words.removeFile}
          </label>
        </div>
      )}
      <input
        {...shared}
        type="file"
        accept={kind === "picture" ? ".png,.jpg,.jpeg,.webp,.avif,.svg" : ".pdf"}
        className="field compact"
      />
    </>
  );
}

function Choices({ field, frame, texts }: Props) {
  const chosen = field.value.split(",");
  return (
    <div className="flex flex-wrap gap-x-5">
      {field.options.map((option) => (
        <label key={option} className="inline-flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            name={field.name}
            value={option}
            defaultChecked={chosen.includes(option)}
            className="size-5"
          />
          {optionName(option, field, frame, texts)}
        </label>
      ))}
    </div>
  );
}

function Rows({ field, frame, texts }: Props) {
  const [first = []] = field.rows;
  return (
    <div className="grid gap-3">
      {field.rows.map((row, index) => (
        <div
          key={row[0]?.name}
          className="grid grid-cols-2 gap-2 border-line border-t pt-3 first:border-t-0 first:pt-0 lg:grid-cols-4"
        >
          {row.map((cell, column) => (
            <label key={cell.name} htmlFor={cell.name} className="min-w-0">
              <span className="block text-caption text-ink-2">
                {fieldName(first[column]?.label ?? cell.label, texts)}
                <span className="sr-only"> {index + 1}</span>
              </span>
              <Input
                {...{ field: cell, frame, texts, shared: { id: cell.name, name: cell.name } }}
              />
            </label>
          ))}
        </div>
      ))}
      <p className="text-caption text-ink-2">{texts.records.emptyRow}</p>
    </div>
  );
}

function optionName(option: string, { kind }: FormField, frame: DeskFrame, texts: DeskTexts) {
  const { families, buyers } = siteNames[frame.language];
  const { figures } = texts.records;
  const names: Record<string, string> =
    kind === "trade" ? buyers : kind === "figure" ? figures : families;
  return kind === "countries" ? countryName(option, frame.language, texts) : names[option];
}
