import type { Vocabulary } from "@forecourt/contracts/inventory";
import type { ToldVehicle } from "./fields.ts";
import { buildIndex, type InventoryIndex } from "./inventory-index.ts";
import { newJournal } from "./journal.ts";
import { bySlug, type Names, type NamesBySlug, newNames, vocabularyOf } from "./names.ts";
import { runThrough } from "./run-through.ts";

/** What the service knows of one dealer's cars at one moment. Never changes once it is built. */
export interface DealerCars {
  readonly index: InventoryIndex;
  /** Makes and models of all cars, the sold ones too. */
  readonly names: Names;
  readonly vocabulary: Vocabulary;
  readonly makes: NamesBySlug;
  readonly models: NamesBySlug;
}

export interface DealerCarsBuilder {
  /** Takes note of a car; of a car told of twice, the last time counts. */
  push(vehicle: ToldVehicle): void;
  /** Yields after each step; see `buildIndex`. */
  build(): Generator<void, DealerCars, void>;
}

/** The cars of `before`, and what has changed since. Yields while it copies them. */
export function* dealerCarsAfter(
  before: DealerCars | undefined,
): Generator<void, DealerCarsBuilder, void> {
  const journal = yield* newJournal(before?.index);
  const told = newNames(before?.names);
  return {
    push(vehicle) {
      journal.push(vehicle);
      told.push(vehicle.make, vehicle.model);
    },
    *build() {
      const index = yield* buildIndex(yield* journal.build());
      const names = told.build();
      return {
        index,
        names,
        vocabulary: vocabularyOf(names),
        makes: bySlug(names.keys()),
        models: bySlug([...names.values()].flatMap((models) => [...models])),
      };
    },
  };
}

/** The same at once. */
export function newDealerCars(before?: DealerCars): DealerCarsBuilder {
  return runThrough(dealerCarsAfter(before));
}
