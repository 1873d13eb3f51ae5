import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { companyConfig } from "./config.ts";

/** The company service, following the dealers' configuration on disk. */
export const createService: CreateService = async (env) => {
  const config = companyConfig(env);
  const log = createLog({ name: "company", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const ready = async () => ({ ...allReady("dealers"), problems: [...dealers.problems()] });
  return {
    name: "company",
    app: createApp({ dealers, log, ready }),
    ready,
    close: async () => dealers.close(),
  };
};

if (import.meta.main) await serve(createService);
