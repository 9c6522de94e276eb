import type { ReactNode } from "react";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { Button } from "#app/ui/button.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { estimate } from "#core/estimate.ts";
import { chosenServices, type Programme } from "#core/programme.ts";
import type { EstimatorProps } from "./estimator-props.ts";

const letters = ["A", "B"] as const;

/** A copy of the programme to change, and the two beside each other. */
export function Comparison({
  content,
  words,
  programmes,
  active,
  onEdit,
  onChange,
}: EstimatorProps & {
  programmes: Programme[];
  active: number;
  onEdit: (index: number) => void;
  onChange: (programmes: Programme[]) => void;
}) {
  const [first, second] = programmes;
  if (!first) return null;
  return (
    <Section>
      <SectionHeading title={content.compare.title}>{content.compare.lead}</SectionHeading>
      {second ? (
        <>
          <ComparisonTable content={content} words={words} pair={[first, second]} />
          <div className="screen-only mt-6 flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              onClick={() => {
                onEdit(0);
                onChange([first]);
              }}
            >
              {content.compare.stop.replace("{name}", letters[1])}
            </Button>
          </div>
          <EditedSwitch label={content.compare.editing} active={active} onEdit={onEdit} />
        </>
      ) : (
        <Button
          variant="secondary"
          className="screen-only"
          onClick={() => {
            onChange([first, first]);
            onEdit(1);
          }}
        >
          {content.compare.start}
        </Button>
      )}
    </Section>
  );
}

/** Floats above while two are compared, so that it is clear which one the choices change. */
function EditedSwitch({
  label,
  active,
  onEdit,
}: {
  label: string;
  active: number;
  onEdit: (index: number) => void;
}) {
  return (
    <fieldset className="screen-only fixed top-23 left-1/2 z-20 flex -translate-x-1/2 items-center gap-1 rounded-pill bg-white p-1 pl-4 shadow-panel">
      <legend className="float-left pr-2 text-small whitespace-nowrap">{label}</legend>
      {letters.map((letter, index) => (
        <label
          key={letter}
          className="relative grid size-11 place-items-center rounded-pill font-semibold has-checked:bg-petrol has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-petrol"
        >
          <input
            type="radio"
            name="edited"
            checked={index === active}
            onChange={() => onEdit(index)}
            className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:opacity-100"
          />
          {letter}
        </label>
      ))}
    </fieldset>
  );
}

function ComparisonTable({
  content,
  words,
  pair,
}: EstimatorProps & { pair: [Programme, Programme] }) {
  const format = useNumberFormat(pair[0].country);
  const [one, other] = pair.map((programme) => estimate(programme).total.likely);
  if (!one || !other) return null;
  const signed = (value: bigint, write: (size: bigint) => string) =>
    value < 0n ? `−${write(-value)}` : `+${write(value)}`;
  const isSameMoney = pair[0].country === pair[1].country;
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-120">
        <thead>
          <tr className="text-left">
            <td />
            {letters.map((letter) => (
              <th key={letter} scope="col" className="pb-3 font-display text-h4">
                {content.compare.programme.replace("{name}", letter)}
              </th>
            ))}
            <th scope="col" className="pb-3 text-right text-small font-semibold text-ink-2">
              {content.compare.difference.replace("{name}", letters[1])}
            </th>
          </tr>
        </thead>
        <tbody>
          <Line name={words.company} cells={pair.map(({ company }) => words.companies[company])} />
          <Line
            name={words.customers}
            cells={pair.map(({ customers }) => format.integer(customers))}
            difference={signed(BigInt(pair[1].customers - pair[0].customers), format.integer)}
          />
          <Line
            name={content.compare.services}
            cells={pair.map((programme) => (
              <span key={programme.company} className="block text-small">
                {chosenServices(programme)
                  .map((id) => words.services[id])
                  .join(", ")}
              </span>
            ))}
          />
          <Line
            name={words.cases}
            cells={[format.integer(one.cases), format.integer(other.cases)]}
            difference={signed(BigInt(other.cases - one.cases), format.integer)}
          />
          <Line
            name={words.cost}
            cells={[format.cost(one.cost), format.cost(other.cost)]}
            difference={isSameMoney ? signed(other.cost - one.cost, format.cost) : undefined}
          />
          <Line
            name={words.perCustomerMonth}
            cells={[format.fee(one.costPerCustomerMonth), format.fee(other.costPerCustomerMonth)]}
            difference={
              isSameMoney
                ? signed(other.costPerCustomerMonth - one.costPerCustomerMonth, format.fee)
                : undefined
            }
          />
        </tbody>
      </table>
    </div>
  );
}

function Line({
  name,
  cells,
  difference = "",
}: {
  name: string;
  cells: ReactNode[];
  difference?: string;
}) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="w-1/4 py-3 pr-4 text-left text-small font-semibold">
        {name}
      </th>
      {letters.map((letter, index) => (
        <td key={letter} className="figures w-1/4 py-3 pr-4">
          {cells[index]}
        </td>
      ))}
      <td className="figures py-3 text-right text-ink-2">{difference}</td>
    </tr>
  );
}
