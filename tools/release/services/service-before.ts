import type { RecordedService, ReleaseRecord, ServiceChange } from "@forecourt/contracts/release";
import type { ServiceName } from "@forecourt/contracts/services";

/**
 * Release that a rollback of a service activates: the one that ran before the present release. Null = the code of the
 * checkout, of which the record states nothing; undefined = nothing ran before.
 */
export function serviceBefore(
  { serviceChanges = [] }: ReleaseRecord,
  service: ServiceName,
): RecordedService | null | undefined {
  const stack: ServiceChange[] = [];
  for (const change of serviceChanges.filter(({ name }) => name === service).toReversed()) {
    if (change.action === "rollback") stack.pop();
    else stack.push(change);
  }
  return stack.at(-1)?.from;
}
