import Check from "lucide-react/icons/check";
import FileText from "lucide-react/icons/file-text";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { ScreenProps } from "./screens-for.server.ts";

/** A claim with all its documents. */
export function ClaimFile({ texts }: ScreenProps) {
  return (
    <ScreenFigure alt={texts.claim.alt}>
      <ClaimPapers texts={texts} />
    </ScreenFigure>
  );
}

function ClaimPapers({ texts: { claim, values } }: ScreenProps) {
  return (
    <div className="rounded-float bg-white p-5 text-small text-ink ring-1 ring-ink/8">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-hogar-tint text-hogar-deep">
          <FileText size={21} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 leading-snug">
          <b className="block font-semibold">{claim.event}</b>
          <span className="text-caption text-ink-3">
            {claim.title} {values.claimNumber} · {claim.origin} {values.leakCase}
          </span>
        </span>
      </div>
      <ul className="mt-4 grid gap-2.5">
        {[claim.photos, claim.report].map((paper) => (
          <li key={paper} className="flex items-start gap-2">
            <Check size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-ok" />
            {paper}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-end justify-between gap-x-3 gap-y-1 border-line border-t pt-3">
        <span>
          <span className="block text-caption text-ink-3">{claim.estimate}</span>
          <b className="figures text-[1.3rem] leading-tight font-semibold">{values.estimate}</b>
        </span>
        <span className="text-caption font-semibold text-ok">{claim.approved}</span>
      </p>
    </div>
  );
}
