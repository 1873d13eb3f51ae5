import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { visitorConfig } from "./config.ts";
import { fileSender } from "./sms/file-sender.ts";
import { httpSender } from "./sms/http-sender.ts";
import { startCleanup } from "./store/cleanup.ts";
import type { VisitorTables } from "./store/tables.ts";
import { migrateVisitor } from "./store.ts";
import { forwardTargets } from "./tracking/forward-targets.ts";
import { startForwarding } from "./tracking/forwarding.ts";

/** The visitor service on its database, following the dealers' configuration. */
export const createService: CreateService = async (env) => {
  const { secret, sms, ...config } = visitorConfig(env);
  const log = createLog({ name: "visitor", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const database = openDatabase<VisitorTables>(config.database);
  await migrateVisitor(database);
  const now = () => new Date();
  const targetOf = forwardTargets(dealers, config.trackingTokens);
  const forwarding = startForwarding({ database, targetOf, now, log });
  const cleanup = startCleanup({ database, now, log });
  const forwardsFor = (dealerId: string) => targetOf(dealerId) !== null;
  const sender = "url" in sms ? httpSender(sms) : fileSender(sms.folder);
  const ready = async () => ({
    ...allReady("database"),
    problems: [...(await database.problems()), ...dealers.problems()],
  });
  return {
    name: "visitor",
    app: createApp({ dealers, database, sender, secret, now, forwardsFor, log, ready }),
    ready,
    close: async () => {
      dealers.close();
      await Promise.all([forwarding.close(), cleanup.close()]);
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
