import { DealerConfig, type DealerIdentity } from "@forecourt/contracts/dealer-config";
import { attributeToSource, type Layer } from "../files/layer.ts";
import { type Json, type JsonObject, type JsonPath, valueAt } from "../json/json.ts";
import { mergeLayers } from "../json/merge.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst } from "../problems/schema-problems.ts";
import { switchPagesOff } from "./page-switches.ts";
import type { StoreSettings } from "./settings.ts";

/**
 * For these keys, dealer.json wins over the main store's file for pages of the dealer as a whole.
 */
const dealerWide: JsonPath[] = [["company", "name"], ["pages"], ["inventory", "conditions"]];

/**
 * The settings without a chosen store. The main store represents the dealer, so it must offer
 * whatever the dealer's file switches on.
 */
export function readGroupDefaults(
  id: string,
  identity: DealerIdentity,
  layers: readonly Layer[],
  stores: ReadonlyMap<string, StoreSettings>,
  problems: Problem[],
): StoreSettings | null {
  const main = stores.get(identity.mainStore);
  if (!main) {
    const known = stores.size === 0 ? "no store has a file" : [...stores.keys()].join(", ");
    const message = `expected the id of one of the stores (${known}), found "${identity.mainStore}"`;
    problems.push({ file: `${id}/dealer.json`, path: ["mainStore"], message });
    return null;
  }
  const merged = mergeLayers(layers.map((layer) => layer.document));
  const overlays = dealerWide.map((path) => overlayOf(path, valueAt(merged, path)));
  const documents = [...main.layers.map((layer) => layer.document), ...overlays];
  const { value: config, findings } = checkAgainst(DealerConfig, mergeLayers(documents));
  if (findings) problems.push(...attributeToSource(layers, findings));
  if (!config) return null;
  problems.push(...missingAtMain(switchPagesOff(config), main));
  return { config: switchPagesOff(config), layers: main.layers, chosen: false };
}

/** A document that has only `value` at `path`; empty without a value. */
function overlayOf(path: JsonPath, value: Json | undefined): JsonObject {
  if (value === undefined) return {};
  return path.reduceRight<Json>((inner, key) => ({ [key]: inner }), value) as JsonObject;
}

function missingAtMain(overall: DealerConfig, main: StoreSettings): Problem[] {
  const { pages, inventory } = main.config;
  const flags = Object.entries(overall.pages).filter(
    ([flag, on]) => on && !pages[flag as keyof typeof pages],
  );
  const conditions = overall.inventory.conditions.filter(
    (name) => !inventory.conditions.includes(name),
  );
  const why = "the main store answers for the whole dealer and must offer what dealer.json does";
  return attributeToSource(main.layers, [
    ...flags.map(([flag]) => ({
      path: ["pages", flag],
      message: `expected true, found false: ${why}`,
    })),
    ...conditions.map((name) => ({
      path: ["inventory", "conditions"],
      message: `expected "${name}" among the conditions: ${why}`,
    })),
  ]);
}
