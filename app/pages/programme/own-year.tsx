import { useState } from "react";
import { calibrationWords } from "#app/programme/calibration-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { familyOf } from "#core/assumptions.ts";
import type { ClaimKey } from "#core/claims.ts";
import { partsOf, rangeOf } from "#core/estimate.ts";
import type { Programme } from "#core/programme.ts";
import { readClaims } from "#core/read-claims.ts";
import { fill } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";
import { FigureTable } from "./figure-table.tsx";

/** A year of the buyer's own, typed or pasted, and what it makes of our figures. */
export function OwnYear({ content, words, programme, onChange }: EditProps) {
  const texts = content.ownYear;
  const format = useNumberFormat(programme.country);
  const { decimal, integer } = format;
  const names = namesOf();
  const [typed, setTyped] = useState("");
  const read = readClaims(typed, names, format.point);
  // A link, or an undone change, says something else than what was typed.
  const isTyped = sameClaims(read.claims, programme.claims);
  const found = calibrationWords(programme, words, texts, format);
  const [first = "otherItems"] = partsOf(programme);
  const example = [
    Object.values(names)[0],
    integer(12_000),
    640,
    decimal(rangeOf(programme, `cost.${first}`).likely),
  ].join("; ");

  function namesOf(): Partial<Record<ClaimKey, string>> {
    const parts = partsOf(programme);
    const families = new Set(parts.map((part) => familyOf(part, programme)));
    return Object.fromEntries([
      ...[...families].map((family) => [family, words.familyNames[family]]),
      ...programme.services.map((id) => [id, words.services[id]]),
    ]);
  }

  function written(): string {
    return Object.entries(programme.claims ?? {})
      .map(([key, { exposure, cases, cost }]) =>
        [
          names[key as ClaimKey] ?? key,
          integer(exposure),
          integer(cases),
          cost === undefined ? "" : decimal(cost),
        ].join("; "),
      )
      .join("\n");
  }

  function change(text: string) {
    setTyped(text);
    const { claims } = readClaims(text, names, format.point);
    onChange({ claims: Object.keys(claims).length > 0 ? claims : undefined });
  }

  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <label className="grid grid-cols-1 gap-1.5 text-small font-semibold">
        {texts.field}
        <span className="font-normal text-ink-2">{fill(texts.hint, { example })}</span>
        <textarea
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={isTyped ? typed : written()}
          onChange={({ target }) => change(target.value)}
          className="figures min-w-0 rounded-control border border-line-strong bg-white p-3 font-normal"
        />
      </label>
      {isTyped && read.unread.length > 0 && (
        <p role="status" className="text-small text-danger">
          {fill(texts.unread, { lines: read.unread.slice(0, 5).join(" · ").slice(0, 200) })}
        </p>
      )}
      {found && (
        <>
          <FigureTable
            title={texts.title}
            heads={["", texts.ours, texts.yours, texts.weight, texts.together]}
            rows={found.rows}
          />
          <p className="text-small">{found.price}</p>
        </>
      )}
      <p className="text-small text-ink-2">{texts.privacy}</p>
    </div>
  );
}

function sameClaims(one: Programme["claims"] = {}, other: Programme["claims"] = {}): boolean {
  const sorted = (claims: object) => JSON.stringify(Object.entries(claims).sort());
  return sorted(one) === sorted(other);
}
