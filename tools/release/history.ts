import type { ReleasableName, ReleaseRecord } from "@forecourt/contracts/release";

type Change = ReleaseRecord["history"][number];

/**
 * The releases that a rollback of `name` activates: its previous release, and the previous releases of names that were
 * activated together with it, except names that have no previous release or have changed since. Throws when `name` has
 * no earlier release.
 */
export function releasesBefore(
  record: ReleaseRecord,
  name: ReleasableName,
): Partial<Record<ReleasableName, string>> {
  const [present, earlier] = activations(record, name);
  if (!present || !earlier) throw new Error(`${name} has no earlier release to go back to`);
  const releases: Partial<Record<ReleasableName, string>> = { [name]: earlier.to };
  for (const other of record.history) {
    if (present.record === undefined || other.record !== present.record) continue;
    const [last, previous] = activations(record, other.name);
    if (last === other && previous) releases[other.name] = previous.to;
  }
  return releases;
}

/** Activations of `name` that were not rolled back, newest first. */
function activations({ history }: ReleaseRecord, name: ReleasableName): Change[] {
  const stack: Change[] = [];
  for (const change of history.filter((one) => one.name === name).toReversed()) {
    if (change.action === "rollback") stack.pop();
    else stack.push(change);
  }
  return stack.toReversed();
}
