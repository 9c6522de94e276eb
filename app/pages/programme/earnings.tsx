import { useNumberFormat } from "#app/programme/use-number-format.ts";
import type { NumberFormat } from "#core/number-format.ts";
import { earningMax } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import type { EditProps } from "./estimator-props.ts";
import { useNumberField } from "./use-number-field.ts";

/** What the programme brings beside what it costs: a price charged, or customers kept, and where they break even. */
export function Earnings({ content, words, programme, result, onChange }: EditProps) {
  const format = useNumberFormat(programme.country);
  const { rough, currency, decimal } = format;
  const { earnings: texts } = content;
  const { price, points, worth, customers } = programme;
  const { perCustomerMonth: fee, allIn } = result;
  const lines: string[] = [];
  if (price !== undefined) {
    const left = price - fee.likely;
    const size = Math.abs(left);
    const signed = (amount: number) => (amount < 0 ? `−${rough(-amount)}` : rough(amount));
    lines.push(
      fill(texts[left < 0 ? "loss" : "margin"], {
        margin: rough(size),
        year: rough(size * customers * 12),
        range: fill(words.between, {
          low: signed(price - fee.high),
          high: signed(price - fee.low),
        }),
      }),
    );
  }
  if (points !== undefined && worth !== undefined) {
    const value = Math.round((customers * points * worth) / 10_000);
    lines.push(fill(texts.kept, { value: rough(value), cost: rough(allIn.likely) }));
  }
  lines.push(fill(texts.breakEvenPrice, { fee: rough(fee.likely) }));
  if (worth !== undefined && worth > 0) {
    const even = Math.round((allIn.likely * 10_000) / (customers * worth));
    lines.push(fill(texts.breakEvenPoints, { points: decimal(even) }));
  }

  return (
    <div className="mt-5 mb-3 grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="grid content-start gap-5 sm:grid-cols-3 lg:col-span-7">
        <EarningField
          id="price"
          label={texts.price}
          unit={fill(texts.priceUnit, { currency })}
          value={price}
          format={format}
          content={content}
          onChange={(value) => onChange({ price: value })}
        />
        <EarningField
          id="points"
          label={texts.points}
          unit={texts.pointsUnit}
          value={points}
          format={format}
          content={content}
          onChange={(value) => onChange({ points: value })}
        />
        <EarningField
          id="worth"
          label={texts.worth}
          unit={fill(texts.worthUnit, { currency })}
          value={worth}
          format={format}
          content={content}
          onChange={(value) => onChange({ worth: value })}
        />
      </div>
      <div
        role="status"
        className="grid content-start gap-2 rounded-card bg-petrol-tint p-5 text-ink lg:col-span-5"
      >
        {lines.length === 1 && <p className="text-ink-2">{texts.empty}</p>}
        {lines.map((line) => (
          <p key={line} className="font-medium">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

function EarningField({
  id,
  label,
  unit,
  value,
  format,
  content,
  onChange,
}: {
  id: keyof typeof earningMax;
  label: string;
  unit: string;
  value: number | undefined;
  format: NumberFormat;
  content: EditProps["content"];
  onChange: (value: number | undefined) => void;
}) {
  const field = useNumberField({
    value,
    stored: value,
    unit: "hundredths",
    max: earningMax[id],
    format,
    texts: content,
    isOptional: true,
    store: (number) => number,
    onChange,
  });
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={`earning-${id}`}
        className="text-small font-semibold leading-snug text-balance"
      >
        {label}
      </label>
      <input
        id={`earning-${id}`}
        aria-describedby={`earning-${id}-unit`}
        {...field.props}
        className="figures mt-auto min-h-13.5 w-full rounded-button border border-line-strong bg-white px-4 aria-invalid:border-danger"
      />
      <span
        id={`earning-${id}-unit`}
        aria-live="polite"
        className={`text-caption ${field.error ? "font-medium text-danger" : "text-ink-2"}`}
      >
        {field.error ?? unit}
      </span>
    </div>
  );
}
