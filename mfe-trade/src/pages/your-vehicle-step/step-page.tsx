import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import styles from "../../parts/page/page.module.css";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import { AnswerList } from "./answer-list.tsx";
import { CarForm } from "./car-form.tsx";
import { QuestionsForm } from "./questions-form.tsx";
import type { GoneData, StepData } from "./step-data.ts";
import { StepFrame } from "./step-frame.tsx";

/** A page of an appraisal: which car it is, its details, questions about it, or all answers. */
export function Page({ data }: { data: StepData }) {
  if (data.kind === "gone") return <Gone data={data} />;
  return (
    <PageWidth>
      {/* Answers change with every page, so each is loaded as a document: none is shown from the history. */}
      <div data-document className={styles.page}>
        {data.kind === "questions" ? (
          <QuestionsForm key={data.category} data={data} />
        ) : (
          <StepFrame frame={data}>
            {data.kind === "start" && <StartForm data={data.form} level="hidden" />}
            {data.kind === "car" && <CarForm data={data} />}
            {data.kind === "answers" && <AnswerList data={data} />}
          </StepFrame>
        )}
      </div>
    </PageWidth>
  );
}

function Gone({ data: { title, text, again, call } }: { data: GoneData }) {
  return (
    <Section>
      <Notice
        kind="empty"
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink href={again.href}>{again.label}</ButtonLink>
            <ButtonLink href={call.href} look="secondary">
              {call.label}
            </ButtonLink>
          </>
        }
      >
        {text}
      </Notice>
    </Section>
  );
}
