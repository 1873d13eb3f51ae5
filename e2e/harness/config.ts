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
