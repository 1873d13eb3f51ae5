import { test } from "@jest/globals";
import { testConfig } from "./config.ts";

/** Seed of the property tests in a normal run. */
export const SEED = 20_261_122;

interface Sizes<T> {
  /** Size in `npm test`: enough to notice a mistake within seconds. */
  normal: T;
  /** Size in `npm test -- soak`: enough to notice a rare mistake. */
  soak: T;
}

/** Picks the size of a test for this kind of run. */
export function testSize<T>({ normal, soak }: Sizes<T>): T {
  return testConfig().soak ? soak : normal;
}

/**
 * Settings for `fc.assert`: how often a property is tried. Normal runs use one seed, so that a change
 * fails for its own mistakes only; soak runs try other values each time.
 */
export function runs(sizes: Sizes<number>): { numRuns: number; seed?: number } {
  const numRuns = testSize(sizes);
  return testConfig().soak ? { numRuns } : { numRuns, seed: SEED };
}

/** A test that takes too long for a normal run, where it is listed as skipped. */
export function onlyInSoak(name: string, run: () => Promise<void>): void {
  (testConfig().soak ? test : test.skip)(name, run);
}
