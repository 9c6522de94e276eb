import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Section } from "#app/ui/section.tsx";
import type { Programme } from "#core/programme.ts";
import type { EditProps } from "./estimator-props.ts";

const parts = {
  earnings: lazy(() => import("./earnings.tsx").then(({ Earnings }) => ({ default: Earnings }))),
  ownYear: lazy(() => import("./own-year.tsx").then(({ OwnYear }) => ({ default: OwnYear }))),
  carrying: lazy(() => import("./carrying.tsx").then(({ Carrying }) => ({ default: Carrying }))),
};
type PartName = keyof typeof parts;

/** What finance asks next. Its scripts load when it is opened. */
export function FoldedParts(props: EditProps) {
  if (props.result.parts.length === 0) return null;
  return (
    <Section className="screen-only">
      <div className="grid grid-cols-1 gap-4">
        {(Object.keys(parts) as PartName[]).map((part) => (
          <Folded key={part} part={part} {...props} />
        ))}
      </div>
    </Section>
  );
}

function Folded({ part, ...props }: EditProps & { part: PartName }) {
  const { isShown, props: fold } = useFold(holdsFigures(props.programme, part));
  const Opened = parts[part];
  const { title, lead } = props.content[part];
  return (
    <details className="rounded-card bg-bone px-5 py-3 md:px-8" {...fold}>
      <summary className="min-h-11 content-center font-display text-h4">{title}</summary>
      <p className="measure mt-2 text-ink-2">{lead}</p>
      {isShown && (
        <Suspense fallback={null}>
          <Opened {...props} />
        </Suspense>
      )}
    </details>
  );
}

function holdsFigures({ price, points, worth, claims }: Programme, part: PartName): boolean {
  if (part === "earnings") return [price, points, worth].some((value) => value !== undefined);
  return part === "ownYear" && claims !== undefined;
}

/** Opens as soon as there is something in it, and folds only by hand: that may be before scripts are there. */
export function useFold(hasContent: boolean) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(hasContent);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(true);
    if (hasContent || details.current?.open) setIsOpen(true);
  }, [hasContent]);
  const props: ComponentProps<"details"> = {
    ref: details,
    open: isOpen,
    onToggle: ({ currentTarget }) => setIsOpen(currentTarget.open),
  };
  // Not while the page is taken over: what loads then is not in its html.
  return { isShown: isOpen && isMounted, props };
}

/** Folded on the screen, open on paper and to whoever searches the page. */
export function Fold({
  title,
  of,
  className = "",
  later,
  children,
}: {
  title: string;
  /** What it is of, where several have the same title. */
  of?: string;
  className?: string;
  /** What only those who have opened it need, and only with scripts. */
  later?: ReactNode;
  children?: ReactNode;
}) {
  const { isShown, props } = useFold(false);
  return (
    <details
      {...props}
      className={`print:[&::details-content]:[content-visibility:visible] ${className}`}
    >
      <summary className="min-h-11 content-center text-small font-semibold text-petrol">
        {title}
        {of && <span className="sr-only">: {of}</span>}
      </summary>
      {children}
      {isShown && <Suspense fallback={null}>{later}</Suspense>}
    </details>
  );
}
