import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { createApp } from "./app.ts";
import { gatewayConfig } from "./config.ts";
import { createParts } from "./parts.ts";
import { tenantsOf } from "./tenants.ts";

/** The gateway, following the dealers' configuration on disk. */
export const createService: CreateService = async (env) => {
  const config = gatewayConfig(env);
  const log = createLog({ name: "gateway", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  const parts = createParts({ ...config, log, tenants: tenantsOf(dealers) });
  return {
    name: "gateway",
    app: createApp(parts),
    defaultPort: config.port,
    ready: parts.ready,
    close: async () => {
      dealers.close();
      parts.close();
    },
  };
};

if (import.meta.main) await serve(createService);
