import type { Valuer } from "./valuation.ts";

/**
 * Tries each valuer until one knows the car. A valuer that fails is not replaced by the next one, because its values
 * are better, and the request can be repeated.
 */
export function firstValuer(valuers: readonly Valuer[]): Valuer | null {
  if (valuers.length === 0) return null;
  return {
    valuesOptions: valuers.some(({ valuesOptions }) => valuesOptions === true),
    async value(car, tenant) {
      for (const valuer of valuers) {
        const valuation = await valuer.value(car, tenant);
        if (valuation !== null) return valuation;
      }
      return null;
    },
  };
}
