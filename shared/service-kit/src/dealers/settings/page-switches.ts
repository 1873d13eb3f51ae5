import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { switchFormsOff } from "./financing-switches.ts";
import { switchSchedulingOff, switchServiceOffersOff } from "./service-switches.ts";

/** Switches pages off whose settings leave nothing to show. */
export function switchPagesOff(config: DealerConfig): DealerConfig {
  return switchServiceOffersOff(switchSchedulingOff(switchFormsOff(config)));
}
