import { DraftPage } from "@forecourt/remote-kit/draft/draft-page";
import { Gone } from "@forecourt/remote-kit/draft/gone";
import { CoBorrowerChoice } from "./co-borrower-choice.tsx";
import { DraftFrame } from "./draft-frame.tsx";
import { Review } from "./review.tsx";
import type { ApplicationStepData } from "./step-data.ts";
import { StepForm } from "./step-form.tsx";

/** A page of an application: a step, the choice of how the co-borrower takes part, or the review. */
export function Page({ data }: { data: ApplicationStepData }) {
  if (data.kind === "gone") return <Gone data={data} />;
  return (
    <DraftPage>
      <DraftFrame frame={data}>
        {data.kind === "step" && <StepForm key={data.page} data={data} />}
        {data.kind === "co-borrower" && <CoBorrowerChoice data={data} />}
        {data.kind === "review" && <Review data={data} />}
      </DraftFrame>
    </DraftPage>
  );
}
