import { type FeedHealth, listFeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import { mount } from "@forecourt/service-kit/mount";
import type { Express } from "express";

/** How the feeds of all stores are, for the operators' page. */
export function feedHealthRoutes(app: Express, health: () => Promise<FeedHealth[]>): void {
  mount(app, listFeedHealth, async () => ({ feeds: await health() }));
}
