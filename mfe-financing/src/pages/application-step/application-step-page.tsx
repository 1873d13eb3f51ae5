import { PageWidth } from "@forecourt/ui/layout/section";
import { Gone } from "../../parts/gone/gone.tsx";
import styles from "./application-step-page.module.css";
import { CoBorrowerChoice } from "./co-borrower-choice.tsx";
import { DraftFrame } from "./draft-frame.tsx";
import { Review } from "./review.tsx";
import type { ApplicationStepData } from "./step-data.ts";
import { StepForm } from "./step-form.tsx";

/** A page of an application: a step, the choice of how the co-borrower takes part, or the review. */
export function Page({ data }: { data: ApplicationStepData }) {
  if (data.kind === "gone") return <Gone data={data} />;
  return (
    <PageWidth>
      {/* A draft changes with every page, so each is loaded as a document: none is shown from the history. */}
      <div data-document className={styles.page}>
        <DraftFrame frame={data}>
          {data.kind === "step" && <StepForm key={data.page} data={data} />}
          {data.kind === "co-borrower" && <CoBorrowerChoice data={data} />}
          {data.kind === "review" && <Review data={data} />}
        </DraftFrame>
      </div>
    </PageWidth>
  );
}
