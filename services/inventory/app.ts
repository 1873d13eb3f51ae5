import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import type { AppDeps } from "./deps.ts";
import { routes } from "./routes.ts";

/** The inventory service. */
export function createApp({ log, ready, version, metrics, ...deps }: AppDeps): Express {
  const base = { log, ready, ...(version && { version }), ...(metrics && { metrics }) };
  return createBaseApp(base, (app) => routes(app, deps));
}
