import X from "lucide-react/icons/x";
import { useContactTexts } from "./use-contact-texts.ts";

/** The estimator's programme attached to a message, and its one-line summary. */
export interface AttachedProgramme {
  fragment: string;
  /** Where the page knows the words for it. */
  line?: string;
}

/** Sent with the message unless the visitor removes it. */
export function ProgrammeLine({
  programme,
  onRemove,
}: {
  programme: AttachedProgramme;
  onRemove: () => void;
}) {
  const { programme: texts } = useContactTexts();
  return (
    <div className="flex items-start rounded-button bg-petrol-tint py-1 pl-4 text-small">
      <p className="grow py-2 leading-snug">
        <span className="font-semibold">{texts.attached}</span>
        {programme.line && `: ${programme.line}`}
      </p>
      <button
        type="button"
        onClick={onRemove}
        className="flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold text-petrol hover:bg-white"
      >
        <X aria-hidden="true" size={18} strokeWidth={2} />
        {texts.remove}
      </button>
    </div>
  );
}
