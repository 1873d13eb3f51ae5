import type { Vocabulary } from "@forecourt/contracts/areas/inventory/contracts";
import type { IndexedVehicleInput } from "../rows/fields.ts";
import { buildIndex, type InventoryIndex } from "../rows/inventory-index.ts";
import { createJournal } from "../rows/journal.ts";
import {
  createModelsByMakeBuilder,
  type ModelsByMake,
  type NamesBySlug,
  namesBySlug,
  vocabularyOf,
} from "./names.ts";
import { runToCompletion } from "./run-to-completion.ts";

/** All vehicles of one dealer at one moment, ready to be searched. Immutable. */
export interface DealerIndex {
  /** Internal: the vehicles for sale as columns. */
  readonly index: InventoryIndex;
  /** Internal: makes and models of all vehicles, including sold ones. */
  readonly names: ModelsByMake;
  /** Makes and models of all vehicles, including sold ones, by URL slug. */
  readonly vocabulary: Vocabulary;
  /** Trims of the vehicles for sale, as the feeds spell them. */
  readonly trims: readonly string[];
  /** Internal: makes and models by slug, with every spelling in the feeds. */
  readonly makes: NamesBySlug;
  readonly models: NamesBySlug;
}

export interface DealerIndexBuilder {
  /** Adds or replaces a vehicle; a sold one is removed from the results. The last push of a VIN wins. */
  push(vehicle: IndexedVehicleInput): void;
  /** Yields after each step of some milliseconds, so that the caller can serve requests in between. */
  build(): Generator<void, DealerIndex, void>;
}

/** A builder that starts with the vehicles of `before`, which stays unchanged. Yields while copying. */
export function* extendDealerIndex(
  before: DealerIndex | undefined,
): Generator<void, DealerIndexBuilder, void> {
  const journal = yield* createJournal(before?.index);
  const modelsByMake = createModelsByMakeBuilder(before?.names);
  return {
    push(vehicle) {
      journal.push(vehicle);
      modelsByMake.push(vehicle.make, vehicle.model);
    },
    *build() {
      const index = yield* buildIndex(yield* journal.build());
      const names = modelsByMake.build();
      return {
        index,
        names,
        vocabulary: vocabularyOf(names),
        trims: index.table.coded.trim.dictionary.filter((trim) => typeof trim === "string"),
        makes: namesBySlug(names.keys()),
        models: namesBySlug([...names.values()].flatMap((models) => [...models])),
      };
    },
  };
}

/** The same as `extendDealerIndex`, without yielding. */
export function createDealerIndexBuilder(before?: DealerIndex): DealerIndexBuilder {
  return runToCompletion(extendDealerIndex(before));
}
