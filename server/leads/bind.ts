type Operation<Database> = (database: Database, ...rest: never[]) => unknown;

type Bound<Operations> = {
  [Name in keyof Operations]: Operations[Name] extends (
    database: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** The operations of a store, each with the database as its first argument. */
export function bind<Database, Operations extends Record<string, Operation<Database>>>(
  database: Database,
  operations: Operations,
): Bound<Operations> {
  const bound = Object.entries(operations).map(([name, run]) => [name, run.bind(null, database)]);
  return Object.fromEntries(bound) as Bound<Operations>;
}
