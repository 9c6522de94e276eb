import Undo2 from "lucide-react/icons/undo-2";

/** Takes back the last change. It stays where it was pressed, and so does the focus. */
export function UndoButton({
  text,
  canUndo,
  onUndo,
}: {
  text: string;
  canUndo: boolean;
  onUndo: () => void;
}) {
  return (
    <button
      type="button"
      // Not `disabled`, by which the last press would lose the focus.
      aria-disabled={!canUndo}
      onClick={canUndo ? onUndo : undefined}
      className="screen-only inline-flex min-h-11 shrink-0 items-center gap-2 text-small font-semibold text-amber aria-disabled:text-sky"
    >
      <Undo2 aria-hidden="true" size={18} strokeWidth={2} />
      {text}
    </button>
  );
}
