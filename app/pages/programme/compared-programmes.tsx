import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { letters } from "#app/programme/letters.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { estimate } from "#core/estimate.ts";
import { numberFormat } from "#core/number-format.ts";
import { cleanName, nameMax, type Programme } from "#core/programme.ts";
import { fill } from "#core/template.ts";
import type { EstimatorProps } from "./estimator-props.ts";

export interface ComparedProps extends EstimatorProps {
  programmes: Programme[];
  active: number;
  onChange: (programmes: Programme[], active: number) => void;
  onShow: (index: number) => void;
}

/** Each with its name and what it costs. */
export function ComparedProgrammes({
  content,
  words,
  programmes,
  active,
  onChange,
  onShow,
  onRemove,
}: ComparedProps & { onRemove: (index: number) => void }) {
  return (
    <ul className="mb-3 grid gap-1">
      {programmes.map((programme, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a programme is known by its place
          key={index}
          className={`grid grid-cols-[1.75rem_1fr_auto_auto] items-center gap-2 rounded-control px-2 ${index === active ? "bg-night-2" : ""}`}
        >
          <button
            type="button"
            aria-current={index === active}
            aria-label={fill(content.compare.programme, { name: letters[index] ?? "" })}
            onClick={() => onShow(index)}
            className={`grid size-7 place-items-center rounded-pill text-small font-semibold ${index === active ? "bg-amber text-ink" : "border border-night-ctl"}`}
          >
            {letters[index]}
          </button>
          <NameField
            label={fill(content.compare.rename, { name: letters[index] ?? "" })}
            placeholder={words.companies[programme.company]}
            name={programme.name}
            onName={(name) =>
              onChange(
                programmes.map((it, at) => (at === index ? named(it, name) : it)),
                active,
              )
            }
          />
          <Fee programme={programme} words={words} />
          <button
            type="button"
            aria-label={fill(content.compare.stop, { name: letters[index] ?? "" })}
            onClick={() => onRemove(index)}
            className="grid size-11 place-items-center text-sky hover:text-white"
          >
            <X aria-hidden="true" size={18} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function named(programme: Programme, name: string | undefined): Programme {
  const { name: _, ...others } = programme;
  return name === undefined ? others : { ...others, name };
}

/** Each in the currency of its own country. */
function Fee({ programme, words }: Pick<EstimatorProps, "words"> & { programme: Programme }) {
  const { rough } = numberFormat(useSite(), programme.country);
  return (
    <span className="figures text-right">
      {rough(estimate(programme, words.tiers).perCustomerMonth.likely)}
    </span>
  );
}

function NameField({
  label,
  placeholder,
  name,
  onName,
}: {
  label: string;
  placeholder: string;
  name: string | undefined;
  onName: (name: string | undefined) => void;
}) {
  const [written, setWritten] = useState(name ?? "");
  useEffect(() => setWritten(name ?? ""), [name]);
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={placeholder}
      maxLength={nameMax}
      autoComplete="off"
      value={written}
      onChange={({ target }) => {
        setWritten(target.value);
        onName(cleanName(target.value));
      }}
      className="min-h-11 w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 text-small placeholder:text-sky hover:border-night-ctl focus:border-night-ctl"
    />
  );
}
