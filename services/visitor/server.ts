import { openDatabase } from "@forecourt/service-kit/db";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { visitorConfig } from "./config.ts";
import { fileSender } from "./sms/file-sender.ts";
import { httpSender } from "./sms/http-sender.ts";
import type { VisitorTables } from "./store/tables.ts";
import { migrateVisitor } from "./store.ts";

/** The visitor service on its database, following the dealers' configuration. */
export const createService: CreateService = async (env) => {
  const config = visitorConfig(env);
  const log = createLog({ name: "visitor", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const database = openDatabase<VisitorTables>(config.database);
  await migrateVisitor(database);
  const { secret } = config;
  const sender = "url" in config.sms ? httpSender(config.sms) : fileSender(config.sms.folder);
  const phone = { database, sender, secret, now: () => new Date() };
  const ready = async () => ({ ...allReady("database"), problems: [...dealers.problems()] });
  return {
    name: "visitor",
    app: createApp({ dealers, phone, secret, log, ready }),
    ready,
    close: async () => {
      dealers.close();
      await database.close();
    },
  };
};

if (import.meta.main) await serve(createService);
