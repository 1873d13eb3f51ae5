import { getVocabulary } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { carsOf } from "../search/cars-of.ts";

export function vocabularyRoutes(app: Express, { inventory }: Pick<Deps, "inventory">): void {
  mount(app, getVocabulary, ({ request }) => {
    return carsOf(inventory, tenantOf(request).dealerId).vocabulary;
  });
}
