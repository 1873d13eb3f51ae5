import { getKnownCars, listCarNames } from "@forecourt/contracts/areas/inventory/known-cars";
import { slug } from "@forecourt/domain/slug";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { defaultBodyStyle, knownMakes, knownModels } from "../import/reference/names.ts";
import { requireIndex } from "../index-sync/index-for.ts";
import type { CarNameRow } from "../store/known-cars.ts";

/** Known cars that need not be for sale here: the cars of a VIN, and names to choose from. */
export function knownCarRoutes(
  app: Express,
  { store, inventory }: Pick<Deps, "store" | "inventory">,
): void {
  mount(app, getKnownCars, ({ body, request }) =>
    store.knownCars(tenantOf(request).dealerId, body.vin),
  );
  mount(app, listCarNames, async ({ query: { make = "", model = "", year }, request }) => {
    const { dealerId } = tenantOf(request);
    const { makes } = requireIndex(inventory, dealerId).vocabulary;
    const rows = make === "" ? [] : await store.carNames(dealerId, slug(make));
    return {
      makes: distinct([...knownMakes(), ...makes.map(({ name }) => name)]),
      models: distinct([...knownModels(make), ...rows.map((row) => row.model)]),
      trims: trimsOf(rows, { model, year }),
      bodyStyle: defaultBodyStyle(make, model),
    };
  });
}

/** Trims of the model in the year; of any year if there are none. */
function trimsOf(
  rows: readonly CarNameRow[],
  { model, year }: { model: string; year: number | undefined },
): string[] {
  const ofModel = rows.filter((row) => slug(row.model) === slug(model));
  const ofYear = ofModel.filter((row) => row.year === year);
  return distinct((ofYear.length > 0 ? ofYear : ofModel).flatMap(({ trim }) => trim ?? []));
}

/** Names in alphabetical order; of several spellings of one name, the first. */
function distinct(names: readonly string[]): string[] {
  const bySlug = new Map<string, string>();
  for (const name of names) if (!bySlug.has(slug(name))) bySlug.set(slug(name), name);
  return [...bySlug.values()].toSorted((one, other) => one.localeCompare(other, "en-US"));
}
