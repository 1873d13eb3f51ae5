import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** Parts of the application other than its steps: the choice of how the co-borrower takes part, and the review. */
export const SummaryPart = lazyPart(() =>
  import(/* webpackChunkName: "applicationStep.summary" */ "./summary.tsx").then(
    (module) => module.Summary,
  ),
);

/** Marks a step. */
export const summaryPartName = "applicationStep.summary";

export const loadParts = loadUnlessInDocument(summaryPartName, SummaryPart);
