import { lazy, Suspense, useState } from "react";
import { Section } from "#app/ui/section.tsx";
import type { EditProps } from "./estimator-props.ts";

const parts = {
  ownYear: lazy(() => import("./own-year.tsx").then(({ OwnYear }) => ({ default: OwnYear }))),
  carrying: lazy(() => import("./carrying.tsx").then(({ Carrying }) => ({ default: Carrying }))),
};

/** What finance asks next. Its scripts load when it is opened. */
export function FoldedParts(props: EditProps) {
  if (props.result.parts.length === 0) return null;
  return (
    <Section className="screen-only">
      <div className="grid grid-cols-1 gap-4">
        {(["ownYear", "carrying"] as const).map((part) => (
          <Folded key={part} part={part} {...props} />
        ))}
      </div>
    </Section>
  );
}

function Folded({ part, ...props }: EditProps & { part: keyof typeof parts }) {
  const [isOpen, setIsOpen] = useState(false);
  const Opened = parts[part];
  const { title, lead } = props.content[part];
  return (
    <details
      className="rounded-card bg-bone px-5 py-3 md:px-8"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center font-display text-h4">{title}</summary>
      <p className="measure mt-2 text-ink-2">{lead}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <Opened {...props} />
        </Suspense>
      )}
    </details>
  );
}
