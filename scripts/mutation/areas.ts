export interface Area {
  mutate: string[];
  /** The tests that must notice. */
  tests: string[];
}

export const areas: Record<string, Area> = {
  // The glossary is data, which no test of core loads.
  core: {
    mutate: ["core/*.ts", "!core/*.{test,arbitrary}.ts", "!core/glossary.ts"],
    // The estimate is checked by a second program, too.
    tests: ["core/**/*.test.ts", "scripts/estimate.test.ts"],
  },
  mail: {
    mutate: ["server/mail/*.ts", "!server/mail/*.test.ts", "!server/mail/texts*.ts"],
    tests: ["server/mail/**/*.test.ts"],
  },
  leads: {
    mutate: ["server/leads/*.ts", "!server/leads/*.test.ts"],
    tests: ["server/leads/{*,sqlite/*}.test.ts"],
  },
  // PostgreSQL's half of the store passes the same tests.
  sqlite: {
    mutate: ["server/leads/sqlite/*.ts", "!server/leads/sqlite/*.test.ts"],
    tests: ["server/leads/{*,sqlite/*}.test.ts"],
  },
};
