import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { gatewayConfig } from "./config.ts";
import { createContext } from "./context.ts";
import { tenantsOf } from "./tenants/tenants.ts";

/** The gateway as a process; reloads the dealers' configuration when it changes on disk. */
export const createService: CreateService = async (env) => {
  const config = gatewayConfig(env);
  const log = createLog({ name: "gateway", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const context = createContext({ ...config, log, tenants: tenantsOf(dealers) });
  return {
    name: "gateway",
    app: context.cachedPages.before(createApp(context)),
    defaultPort: config.port,
    ready: context.ready,
    close: async () => {
      dealers.close();
      context.close();
    },
  };
};

if (import.meta.main) await serve(createService);
