import { processEnv } from "@forecourt/service-kit/config";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import type { KyselyPlugin, RootOperationNode } from "kysely";
import { runFinancing } from "./running-financing.ts";

/**
 * A process of the service that kills itself with SIGKILL in a submission: before the write that `KILL_AT` names,
 * such as `InsertQueryNode financing_outbox`, or with `committed` before its answer. `LOCATION` is the database, as
 * JSON. It sends its port to its parent.
 */
const { KILL_AT = "", LOCATION = "", NOW = "" } = processEnv();

function killIf(isReached: boolean): void {
  if (isReached) process.kill(process.pid, "SIGKILL");
}

/** Kind and table of an insert, update, or delete. */
function writeOf(node: RootOperationNode): string {
  const table = /"name":"(financing_\w+)"/.exec(JSON.stringify(node))?.[1];
  return `${node.kind} ${table}`;
}

const killer: KyselyPlugin = {
  transformQuery({ node }) {
    killIf(writeOf(node) === KILL_AT);
    return node;
  },
  transformResult: async ({ result }) => result,
};

const site = await runFinancing({
  location: JSON.parse(LOCATION) as DatabaseLocation,
  now: () => new Date(NOW),
  wrapDatabase: (database) => ({ ...database, query: database.query.withPlugin(killer) }),
  onCommitted: () => killIf(KILL_AT === "committed"),
});
process.send?.({ port: site.port });
