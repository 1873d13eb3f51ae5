/** Settings of a test run, from its environment. */
export interface TestConfig {
  /** A PostgreSQL server to test on; null = the run starts its own. */
  readonly databaseUrl: string | null;
  /** True when the run must do without PostgreSQL. */
  readonly skipPostgres: boolean;
  /** True in `npm test -- soak`: tests run at full size, on both databases. */
  readonly soak: boolean;
  /** Folder of this run, made by the global set-up; null outside of Jest. */
  readonly runFolder: string | null;
}

export function testConfig(): TestConfig {
  return Object.freeze({
    databaseUrl: process.env["DATABASE_URL"] || null,
    skipPostgres: process.env["SKIP_POSTGRES"] === "1",
    soak: process.env["FORECOURT_SOAK"] === "1",
    runFolder: process.env["FORECOURT_TEST_RUN"] ?? null,
  });
}

/** Hands the run's folder to the workers, which inherit the environment. */
export function setRunFolder(folder: string): void {
  process.env["FORECOURT_TEST_RUN"] = folder;
}

/** Returns a function that gives the process back the environment that it has now. */
export function rememberEnvironment(): () => void {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}
