import { DraftPage } from "@forecourt/remote-kit/draft/draft-page";
import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import { AnswerList } from "./answer-list.tsx";
import { CarForm } from "./car-form.tsx";
import { QuestionsForm } from "./questions-form.tsx";
import type { StepData } from "./step-data.ts";
import { StepFrame } from "./step-frame.tsx";

/** A page of an appraisal: which car it is, its details, questions about it, or all answers. */
export function Page({ data }: { data: StepData }) {
  if (data.kind === "gone") return <ExpiredLink data={data} />;
  return (
    <DraftPage>
      {data.kind === "questions" ? (
        <QuestionsForm key={data.category} data={data} />
      ) : (
        <StepFrame frame={data}>
          {data.kind === "start" && <StartForm data={data.form} level="hidden" />}
          {data.kind === "car" && <CarForm data={data} />}
          {data.kind === "answers" && <AnswerList data={data} />}
        </StepFrame>
      )}
    </DraftPage>
  );
}
