/** Counts by name, since the start. */
export function createCounts<Name extends string>(names: readonly Name[]) {
  const counts = new Map<Name, number>(names.map((name) => [name, 0]));

  return {
    count: (name: Name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    totals: (): ReadonlyMap<Name, number> => counts,
  };
}

export type Counts<Name extends string> = ReturnType<typeof createCounts<Name>>;
