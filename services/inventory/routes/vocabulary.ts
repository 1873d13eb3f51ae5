import { getVocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { requireIndex } from "../index-sync/index-for.ts";

export function vocabularyRoutes(app: Express, { inventory }: Pick<Deps, "inventory">): void {
  mount(app, getVocabulary, ({ request }) => {
    return requireIndex(inventory, tenantOf(request).dealerId).vocabulary;
  });
}
