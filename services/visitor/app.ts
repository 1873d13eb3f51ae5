import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import type { AppDeps } from "./deps.ts";
import { routes } from "./routes.ts";

/** The visitor service. */
export function createApp({ log, ready, metrics, ...deps }: AppDeps): Express {
  return createBaseApp({ log, ready, metrics }, (app) => routes(app, { ...deps, log }));
}
