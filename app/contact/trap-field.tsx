import type { ComponentProps } from "react";

/** Only a machine finds it. Out of sight rather than hidden: machines skip what is hidden. */
export function TrapField(props: ComponentProps<"input">) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute size-px overflow-hidden opacity-0"
    >
      <label>
        Homepage
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  );
}
