import type { NewVehicleOffer } from "@forecourt/contracts/new-vehicle-offer";
import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import { availabilityWords } from "../reference/words.ts";
import type { ReadContext } from "./cell.ts";
import { expectedDateReader } from "./date.ts";
import type { Findings } from "./findings.ts";
import { incentivesReader } from "./incentives.ts";
import { optionalAddress, optionalPrice, optionalWord } from "./optional.ts";

/** Reads MSRP, incentives, whether the vehicle has arrived, and its window sticker. */
export function offerReader(mapping: VehicleMapping, context: ReadContext) {
  const msrp = optionalPrice("msrp", mapping.msrp, context);
  const incentives = incentivesReader(mapping, context);
  const availability = optionalWord(
    "availability",
    mapping.availability,
    availabilityWords,
    context,
  );
  const expectedOn = mapping.expectedOn
    ? expectedDateReader(mapping.expectedOn, context)
    : () => null;
  const windowSticker = optionalAddress("windowSticker", mapping.windowSticker, context);
  return (values: FeedRow["values"], findings: Findings, date: string): NewVehicleOffer => ({
    msrp: msrp(values, findings),
    incentives: incentives(values, findings),
    availability: availability(values, findings),
    expectedOn: expectedOn(values, findings, date),
    windowSticker: windowSticker(values, findings),
  });
}
