import { constants, setPriority } from "node:os";
import { readConfig, variables } from "@forecourt/service-kit/config";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { z } from "zod";
import { createDemoHosts } from "./app.ts";

const Variables = z.object({ DATA_DIR: variables.DATA_DIR, LOG_LEVEL: variables.LOG_LEVEL });

/** The demo's stand-ins for servers of other companies, as a process of the site. */
const createService: CreateService = async (env) => {
  const { DATA_DIR: dataDir, LOG_LEVEL: level } = readConfig(Variables, env);
  return {
    name: "demo-hosts",
    app: createDemoHosts({ dataDir, log: createLog({ name: "demo-hosts", level }) }),
    ready: async () => allReady("photos"),
    close: async () => undefined,
  };
};

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await serve(createService);
