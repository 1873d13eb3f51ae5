import { testConfig } from "@forecourt/testing/config";

const variable = "FORECOURT_E2E_DATA";

/** The folder with the run's prepared data; throws when the global set-up has not made one. */
export function preparedFolder(): string {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error("no prepared data: the global set-up did not run");
  return folder;
}

/** Hands the folder to the workers, which inherit the environment. */
export function setPreparedFolder(folder: string): void {
  process.env[variable] = folder;
}

/** True in `npm test -- soak`. */
export function isSoak(): boolean {
  return testConfig().soak;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Milliseconds by which FORECOURT_CLOCK_DAYS moves the clock of browser, site, and tests; 0 = the machine's clock. */
export function movedByMs(): number {
  const days = Number(process.env["FORECOURT_CLOCK_DAYS"] || 0);
  if (!Number.isFinite(days)) throw new Error("FORECOURT_CLOCK_DAYS: expected a number of days");
  return days * DAY_MS;
}

/** Has every process that this one starts run on the moved clock: workers, sites and their processes. */
export function moveClockOfRun(): void {
  const options = process.env["NODE_OPTIONS"] ?? "";
  const preload = `--import=${new URL("./moved-clock.ts", import.meta.url).href}`;
  if (movedByMs() === 0 || options.includes(preload)) return;
  process.env["NODE_OPTIONS"] = `${options} ${preload}`.trim();
}
