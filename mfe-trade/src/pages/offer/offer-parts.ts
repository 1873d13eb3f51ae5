import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** What the store found, and what happens next with an offer that is kept. */
export const KeptPart = lazyPart(() =>
  import(/* webpackChunkName: "offer.kept" */ "./kept-offer.tsx").then(
    (module) => module.KeptOffer,
  ),
);

/** Marks an offer that is neither kept nor inspected. */
export const keptPartName = "offer.kept";

export const loadParts = loadUnlessInDocument(keptPartName, KeptPart);
