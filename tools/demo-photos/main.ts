import { constants, setPriority } from "node:os";
import { readConfig, variables } from "@forecourt/service-kit/config";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { z } from "zod";
import { createPhotoHost } from "./photo-host.ts";

/** The demo's photo host as a process of the site. */
const createService: CreateService = async (env) => {
  const { LOG_LEVEL: level } = readConfig(z.object({ LOG_LEVEL: variables.LOG_LEVEL }), env);
  return {
    name: "demo-photos",
    app: createPhotoHost({ log: createLog({ name: "demo-photos", level }) }),
    ready: async () => allReady("photos"),
    close: async () => undefined,
  };
};

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
await serve(createService);
