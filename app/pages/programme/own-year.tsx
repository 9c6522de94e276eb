import { useState } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { WideTable } from "#app/ui/wide-table.tsx";
import { familyOf } from "#core/assumptions.ts";
import type { Calibrated, ClaimKey } from "#core/claims.ts";
import { calibrationsOf, estimate, partsOf } from "#core/estimate.ts";
import type { Programme } from "#core/programme.ts";
import { readClaims } from "#core/read-claims.ts";
import { fill } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";

/** A year of the buyer's own, typed or pasted, and what it makes of our figures. */
export function OwnYear({ content, words, programme, result, onChange }: EditProps) {
  const texts = content.ownYear;
  const format = useNumberFormat(programme.country);
  const { rough, percent, exact, decimal, integer } = format;
  const names = namesOf();
  const [typed, setTyped] = useState("");
  const read = readClaims(typed, names, format.point);
  // A link, or an undone change, says something else than what was typed.
  const isTyped = sameClaims(read.claims, programme.claims);
  const found = [...calibrationsOf(programme).values()];
  const without = estimate({ ...programme, claims: undefined }, words.tiers).perCustomerMonth;
  const example = Object.values(names)[0] ?? "";

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

  const perThousand = (rate: number) => decimal(Math.round(rate * 100_000));
  const money = (minor: number) => exact(Math.round(minor));
  const figures = (
    key: string,
    { prior, own, posterior, weight, isFar }: Calibrated,
    write: (value: number) => string,
  ) => ({
    key,
    values: [
      `${write(prior.mean)} (${write(prior.low)} – ${write(prior.high)})`,
      write(own),
      percent(Math.round(weight * 100) * 100),
      `${write(posterior.mean)} (${write(posterior.low)} – ${write(posterior.high)})`,
    ],
    isFar,
  });
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <label className="grid grid-cols-1 gap-1.5 text-small font-semibold">
        {texts.field}
        <span className="font-normal text-ink-2">
          {fill(texts.hint, { example: `${example}; ${integer(12_000)}; 640; ${decimal(8_250)}` })}
        </span>
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
      {found.length > 0 && (
        <>
          <WideTable label={texts.title}>
            <table className="w-full text-small leading-snug [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top">
              <thead>
                <tr>
                  <td />
                  {[texts.ours, texts.yours, texts.weight, texts.together].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.flatMap(({ key, frequency, cost }) =>
                  [
                    figures(texts.frequency, frequency, perThousand),
                    ...(cost ? [figures(texts.cost, cost, money)] : []),
                  ].map((row) => (
                    <tr key={key + row.key}>
                      <th scope="row" className="font-semibold">
                        {`${names[key]}: ${row.key}`}
                        {row.isFar && (
                          <span className="block font-normal text-danger">{texts.far}</span>
                        )}
                      </th>
                      {row.values.map((value, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its column
                        <td key={index} className="figures">
                          {value}
                        </td>
                      ))}
                    </tr>
                  )),
                )}
              </tbody>
            </table>
          </WideTable>
          <p className="text-small">
            {fill(texts.bands, {
              low: rough(without.low),
              high: rough(without.high),
              ownLow: rough(result.perCustomerMonth.low),
              ownHigh: rough(result.perCustomerMonth.high),
            })}
          </p>
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
