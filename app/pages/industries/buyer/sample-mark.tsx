/** Says that what it stands beside is made up. */
export function SampleMark({ children }: { children: string }) {
  return (
    <span className="rounded-chip bg-amber-tint px-2.5 py-1 font-text text-caption font-semibold tracking-normal text-amber-deep">
      {children}
    </span>
  );
}
