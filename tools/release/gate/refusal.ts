/** Why a release is not published, and how to mend it. */
export interface Refusal {
  reason: string;
  mend: string;
}

/** The refusals of one release as text for the person who publishes it. */
export function refusalText(release: string, refusals: readonly Refusal[]): string {
  const byMend = Map.groupBy(refusals, ({ mend }) => mend);
  const lines = [...byMend].flatMap(([mend, ones]) => [
    ...ones.map(({ reason }) => `  ${reason}`),
    `    -> ${mend}`,
  ]);
  return [`${release} is not published:`, ...lines].join("\n");
}
