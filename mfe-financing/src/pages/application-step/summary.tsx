import { CoBorrowerChoice } from "./co-borrower-choice.tsx";
import { Review } from "./review.tsx";
import type { CoBorrowerData, ReviewData } from "./step-data.ts";

/** The choice of how the co-borrower takes part, or the review. */
export function Summary({ data }: { data: CoBorrowerData | ReviewData }) {
  return data.kind === "review" ? <Review data={data} /> : <CoBorrowerChoice data={data} />;
}
