/** Whether a report is the first of its kind; others repeat it. */
export type FirstReports = (process: string, report: string) => boolean;

/**
 * Every process reports the same mistake in the dealers' files; people read it once. A process that reports it again has
 * seen it mended in between, so that it is new.
 */
export function createFirstReports(): FirstReports {
  let current = "";
  let reporters = new Set<string>();
  return (process, report) => {
    if (report === current && !reporters.has(process)) {
      reporters.add(process);
      return false;
    }
    current = report;
    reporters = new Set([process]);
    return true;
  };
}
