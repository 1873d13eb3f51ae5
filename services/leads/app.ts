import { createBaseApp } from "@forecourt/service-kit/create-app";
import type { Express } from "express";
import type { AppDeps } from "./deps.ts";
import { routes } from "./routes.ts";

/** Fits 64 KB of comments in any script, with a lead around them. */
const BODY_LIMIT = "512kb";

/** The leads service. */
export function createApp({ ready, metrics, ...deps }: AppDeps): Express {
  return createBaseApp({ log: deps.log, ready, metrics, bodyLimit: BODY_LIMIT }, (app) =>
    routes(app, deps),
  );
}
