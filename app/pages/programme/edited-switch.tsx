const letters = ["A", "B"] as const;

/** Stays in sight below the header while two programmes are compared: tells and chooses which one the fields change. */
export function EditedSwitch({
  label,
  active,
  onEdit,
}: {
  label: string;
  active: number;
  onEdit: (index: number) => void;
}) {
  return (
    <div className="wrap screen-only sticky top-30 z-20 h-0">
      <fieldset className="flex w-fit -translate-y-1/2 items-center gap-1 rounded-pill bg-white p-1 pl-4 shadow-panel max-lg:mx-auto">
        <legend className="float-left pr-2 text-small leading-tight">{label}</legend>
        {letters.map((letter, index) => (
          <label
            key={letter}
            className="relative grid size-11 shrink-0 place-items-center rounded-pill font-semibold has-checked:bg-petrol has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-petrol"
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
    </div>
  );
}
