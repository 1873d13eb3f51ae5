import { SearchQuery, type SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { z } from "zod";
import { createDealerIndexBuilder } from "../dealer/dealer-index.ts";
import { runToCompletion } from "../dealer/run-to-completion.ts";
import type { IndexedVehicleInput } from "../rows/fields.ts";
import { searchInventory } from "../search/search-inventory.ts";
import { financeProgram, startingTerms } from "./finance-program.ts";

/** A search over these vehicles. `fees` are in cents by store; default: two stores without fees. */
export function searchOver(
  vehicles: readonly IndexedVehicleInput[],
  fees: Readonly<Record<string, number>> = { columbia: 0, rolla: 0 },
): (query: z.input<typeof SearchQuery>) => SearchReply {
  const builder = createDealerIndexBuilder();
  for (const vehicle of vehicles) builder.push(vehicle);
  const index = runToCompletion(builder.build());
  const pricing = {
    fees: new Map(Object.entries(fees)),
    program: financeProgram,
    terms: startingTerms,
  };
  return (query) => searchInventory(index, { storeId: null, pricing }, SearchQuery.parse(query));
}
