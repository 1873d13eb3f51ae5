import { parseSearchText } from "@forecourt/contracts/areas/inventory/parsed-query";
import {
  createLexicon,
  type Lexicon,
  parseQuery,
  parseQueryWithVehicle,
} from "@forecourt/query-parser";
import type { DealerIndex } from "@forecourt/search-index";
import { isGated } from "@forecourt/search-index";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { gatedInventoryFor } from "../gated/gated-inventory.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import { findVehicle } from "../search-text/find-vehicle.ts";

export function searchTextRoutes(
  app: Express,
  { dealers, inventory, store, today }: Pick<Deps, "dealers" | "inventory" | "store" | "today">,
): void {
  mount(app, parseSearchText, async ({ query: { q }, request }) => {
    const tenant = tenantOf(request);
    const { financeProgram, inventory: settings } = dealers.current().config(tenant);
    const context = {
      lexicon: lexiconFor(requireIndex(inventory, tenant.dealerId)),
      year: Number((today?.() ?? new Date().toISOString()).slice(0, 4)),
      creditScores: financeProgram.creditLabels,
      language: tenant.language,
    };
    const understood = parseQuery(q, context);
    const found = await findVehicle(store, tenant.dealerId, q, understood, settings);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const isGatedVehicle =
      found && isGated(found.vehicle, gatedInventoryFor(request, tenant, setting));
    return found && !isGatedVehicle ? parseQueryWithVehicle(q, context, found) : understood;
  });
}

const lexicons = new WeakMap<DealerIndex, Lexicon>();

/** The lexicon of a dealer, built on first use after each import. */
function lexiconFor(index: DealerIndex): Lexicon {
  const cached = lexicons.get(index);
  if (cached) return cached;
  const created = createLexicon(index);
  lexicons.set(index, created);
  return created;
}
