import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import type { AppDeps } from "./deps.ts";
import { routes } from "./routes.ts";

/** The company service. */
export function createApp({ log, ready, version, ...deps }: AppDeps): Express {
  return createBaseApp({ log, ready, ...(version && { version }) }, (app) =>
    routes(app, { ...deps, log }),
  );
}
