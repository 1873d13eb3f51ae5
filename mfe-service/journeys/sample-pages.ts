import { serviceOfferPath } from "@forecourt/contracts/areas/service/offer-paths";
import type { SamplePages } from "@forecourt/e2e/sample-pages";

/** A monthly offer, which is valid on any day. */
export const samplePages: SamplePages<"service"> = {
  special: [serviceOfferPath("oil-change-tire-rotation")],
};
