import { processEnv } from "@forecourt/service-kit/config";
import { type DatabaseLocation, openDatabase } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { createLog } from "@forecourt/service-kit/log";
import type { KyselyPlugin, RootOperationNode } from "kysely";
import { startAlerts } from "../../alerts/start-alerts.ts";
import { startIndexSync } from "../../index-sync/start-index-sync.ts";
import type { InventoryTables } from "../../store/tables.ts";
import { createInventoryStore } from "../../store.ts";
import { secret } from "./running-alerts.ts";

/**
 * A process that writes digests and sends mails with its clock at `NOW`. It kills itself with SIGKILL before its write
 * number `KILL_AT` to a table of alerts; 0 = never. `LOCATION` is the database as JSON, `LEADS` the leads service.
 */
const { KILL_AT = "0", LOCATION = "", LEADS = "", NOW = "" } = processEnv();

let writes = 0;

function countWrite({ kind, ...node }: RootOperationNode): void {
  const text = JSON.stringify(node);
  const isWrite = kind !== "SelectQueryNode" && /inventory_alert_|update /.test(text);
  if (!isWrite) return;
  writes += 1;
  if (writes === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
}

const killer: KyselyPlugin = {
  transformQuery({ node }) {
    countWrite(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

const opened = openDatabase<InventoryTables>(JSON.parse(LOCATION) as DatabaseLocation);
const database = { ...opened, query: opened.query.withPlugin(killer) };
const log = createLog({ name: "alerts", level: "silent" });
const store = createInventoryStore(database);
const inventory = startIndexSync({ store, log, pollMs: 5 });
while (inventory.latestChange() === null) await new Promise((resolve) => setTimeout(resolve, 5));
const dealers = await loadDealers(shippedDealers);
const alerts = startAlerts({
  database,
  store,
  inventory,
  secret,
  log,
  dealers: { current: () => dealers },
  now: () => new Date(NOW),
  replicas: [LEADS],
});
process.on("message", () => {
  void alerts
    .close()
    .then(() => inventory.close())
    .then(() => process.exit(0));
});
process.send?.("started");
