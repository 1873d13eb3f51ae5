import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** Part of the page about events after the offer was made. */
export const StatusPart = lazyPart(() =>
  import(/* webpackChunkName: "offer.status" */ "./offer-status.tsx").then(
    (module) => module.OfferStatus,
  ),
);

/** Marks an offer to which nothing has happened since it was made. */
export const statusPartName = "offer.status";

export const loadParts = loadUnlessInDocument(statusPartName, StatusPart);
