import { parseSearchText } from "@forecourt/contracts/inventory";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../app.ts";
import { isPrivate, privateCars } from "../private/private-cars.ts";
import { carsOf } from "../search/cars-of.ts";
import type { DealerCars } from "../search/dealer-cars.ts";
import { type DealerWords, dealerWords } from "../understand/dealer-words.ts";
import { findVehicle } from "../understand/find-vehicle.ts";
import { understand, understandVehicle } from "../understand/understand.ts";

export function understandRoutes(
  app: Express,
  { dealers, inventory, store, today }: Pick<Deps, "dealers" | "inventory" | "store" | "today">,
): void {
  mount(app, parseSearchText, async ({ query: { q }, request }) => {
    const tenant = tenantOf(request);
    const reading = {
      dealer: wordsOf(carsOf(inventory, tenant.dealerId)),
      year: Number((today?.() ?? new Date().toISOString()).slice(0, 4)),
      creditScores: dealers.current().config(tenant).financeProgram.creditLabels,
    };
    const understood = understand(q, reading);
    const found = await findVehicle(store, tenant.dealerId, q, understood);
    const setting = { dealers: dealers.current(), today: today?.() ?? null };
    const isHidden = found && isPrivate(found.vehicle, privateCars(request, tenant, setting));
    return found && !isHidden ? understandVehicle(q, reading, found) : understood;
  });
}

const known = new WeakMap<DealerCars, DealerWords>();

/** A dealer's words, put in order when they are first asked for after an import. */
function wordsOf(cars: DealerCars): DealerWords {
  const before = known.get(cars);
  if (before) return before;
  const trims = cars.index.table.coded.trim.dictionary.filter((trim) => typeof trim === "string");
  const made = dealerWords({ vocabulary: cars.vocabulary, trims });
  known.set(cars, made);
  return made;
}
