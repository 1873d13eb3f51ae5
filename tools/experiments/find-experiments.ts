import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import type { LoadedExperiment } from "@forecourt/service-kit/dealers/experiments/experiment";
import { UsageError } from "../command-line/usage-error.ts";

export interface FoundExperiment {
  dealerId: string;
  experiment: LoadedExperiment;
  /** Whether the dealer lets experiments run; a store may decide otherwise. */
  isEnabled: boolean;
}

/** All experiments of one dealer, or of all. @throws UsageError for an unknown dealer */
export function findExperiments(dealers: Dealers, dealer: string | null): FoundExperiment[] {
  if (dealer !== null && !dealers.ids.includes(dealer)) {
    throw new UsageError(`there is no dealer "${dealer}"`);
  }
  const ids = dealer === null ? dealers.ids : [dealer];
  return ids.flatMap((dealerId) => {
    const isEnabled = dealers.config({ dealerId, storeId: null }).experiments.enabled;
    return dealers
      .allExperiments(dealerId)
      .map((experiment) => ({ dealerId, experiment, isEnabled }));
  });
}
