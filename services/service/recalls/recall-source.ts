import type { Recall } from "@forecourt/contracts/areas/service/recalls";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** Source of open recalls. */
export interface RecallSource {
  /** True = the answers are invented, and are labeled so. */
  readonly isSandbox: boolean;
  /** @throws RecallError when there is no answer */
  openRecalls(vin: string): Promise<Recall[]>;
}

/** The source of a store; null = it has none. */
export type RecallsOf = (config: DealerConfig, dealerId: string) => RecallSource | null;

/** The source gave no usable answer. The message has no VIN. */
export class RecallError extends Error {
  override name = "RecallError";
}
