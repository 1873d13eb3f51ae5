import { listCarNames } from "@forecourt/contracts/areas/inventory/known-cars";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import { knownName } from "@forecourt/domain/plain-name";
import { canonicalMake } from "@forecourt/domain/trade/canonical-make";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { canonicalModel } from "../valuation/guide/common-names.ts";

interface NamesQuery {
  year?: number;
  make?: string;
  model?: string;
}

const noNames = { makes: [], models: [], trims: [], bodyStyle: null };

/** Names of cars. Without the inventory service there are none, and the seller's spelling counts. */
export async function carNames(
  { inventory, log }: Pick<Deps, "inventory" | "log">,
  tenant: Tenant,
  query: NamesQuery,
): Promise<z.output<typeof listCarNames.reply>> {
  if (inventory === null) return noNames;
  return inventory(tenant)(listCarNames, { query }, { deadlineMs: 4_000 }).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, "the inventory service did not name makes and models");
      return noNames;
    },
  );
}

/** Trims of a car that are known, by the canonical names of its make and model; empty = none. */
export async function knownTrims(
  deps: Pick<Deps, "inventory" | "log">,
  tenant: Tenant,
  car: { modelYear?: number | undefined; make: string; model: string },
): Promise<string[]> {
  const make = canonicalMake(car.make);
  const query = { make, ...(car.modelYear !== undefined && { year: car.modelYear }) };
  const { models, trims } = await carNames(deps, tenant, { ...query, model: car.model });
  if (trims.length > 0) return trims;
  const model = canonicalModel({ make, model: car.model }, models);
  return model === null ? [] : (await carNames(deps, tenant, { ...query, model })).trims;
}

/** The typed fields, with make and model spelled like known names: "chevy c-10" → "Chevrolet C10". */
export async function spelledAsKnown<T extends { make?: string; model?: string }>(
  deps: Pick<Deps, "inventory" | "log">,
  tenant: Tenant,
  typed: T,
): Promise<T> {
  const { make = "", model = "" } = typed;
  if (make.trim() === "" || make.length > 60) return typed;
  const canonical = canonicalMake(make);
  const { makes, models } = await carNames(deps, tenant, { make: canonical });
  return {
    ...typed,
    make: knownName(canonical, makes) ?? make,
    ...(typed.model !== undefined && { model: knownName(model, models) ?? model }),
  };
}
