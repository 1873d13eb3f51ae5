import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";

/**
 * Throws when another release of one of the `chosen` names went live after the record `since`: the person who decided
 * on the earlier state has not seen it. Changes of other names do not matter.
 */
export function refuseOvertaken(
  since: ReleaseRecord | null,
  record: ReleaseRecord,
  chosen: readonly (readonly [ReleasableName, string])[],
): void {
  const overtaken = chosen.filter(
    ([name, release]) => record.live[name] !== since?.live[name] && record.live[name] !== release,
  );
  if (overtaken.length === 0) return;
  const lines = overtaken.map(([name]) => describeChange(record, name));
  throw new Error(`${lines.join("\n")}
Nothing was changed. See what is live now, and what was changed by whom:
  npm run release -- show ${record.id}
Then give the command again if it is still what you want.`);
}

function describeChange({ history, id, live }: ReleaseRecord, name: ReleasableName): string {
  const [last] = history.filter((change) => change.name === name);
  const by = last?.by === undefined ? "Somebody else" : last.by;
  const what = last?.action === "rollback" ? "rolled back" : "activated";
  const when = last ? ` at ${last.at}` : "";
  return `${by} ${what} ${name} while you did${when}: ${live[name]} is live now, record ${last?.record ?? id}.`;
}
