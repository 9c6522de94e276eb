import type { ComponentProps } from "react";

/** Only bots find it. Off-screen rather than hidden, because bots skip hidden fields. */
export function TrapField(props: ComponentProps<"input">) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute size-px overflow-hidden opacity-0"
    >
      <label>
        Homepage
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          toolparamdescription="Leave this empty."
          {...props}
        />
      </label>
    </div>
  );
}
