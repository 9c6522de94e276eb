export interface Area {
  mutate: string[];
  /** The tests that must notice. */
  tests: string[];
}

export const areas: Record<string, Area> = {
  core: {
    mutate: ["core/*.ts", "!core/*.{test,arbitrary}.ts"],
    tests: ["core/**/*.test.ts"],
  },
  mail: {
    mutate: ["server/mail/*.ts", "!server/mail/*.test.ts", "!server/mail/texts.ts"],
    tests: ["server/mail/**/*.test.ts"],
  },
  // On SQLite. PostgreSQL's half of the store passes the same tests.
  leads: {
    mutate: ["server/leads/{*,sqlite/*}.ts", "!**/*.test.ts", "!server/leads/sqlite/migrations.ts"],
    tests: ["server/leads/{*,sqlite/*}.test.ts"],
  },
};
