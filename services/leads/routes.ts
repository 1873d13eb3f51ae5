import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { Log } from "@forecourt/service-kit/log";
import type { Express } from "express";
import type { LeadStore } from "./store.ts";

export interface RouteDeps {
  dealers: Pick<DealerWatch, "current">;
  store: LeadStore;
  signingSecret: string;
  log: Log;
}

/** Every route of the leads service. */
export function routes(_app: Express, _deps: RouteDeps): void {}
