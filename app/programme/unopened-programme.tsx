/** Shown by the stylesheet when scripts fail to load and the URL holds a programme. */
export function UnopenedProgramme({ text }: { text: string }) {
  return (
    <p className="programme-unopened wrap py-6">
      <span className="block rounded-button bg-amber-tint p-4 text-small text-ink">{text}</span>
    </p>
  );
}
