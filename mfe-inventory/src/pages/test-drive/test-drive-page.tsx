import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { VehicleSummaryCard } from "../../features/vehicle-card/vehicle-summary.tsx";
import { StepHeader } from "../../parts/step-header.tsx";
import styles from "../../parts/steps.module.css";
import { Appointment } from "./appointment.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { DayCalendar } from "./day-calendar.tsx";
import type { SoldData, TestDriveData } from "./test-drive-data.ts";
import { TimeChoices } from "./time-choices.tsx";

/** One step of scheduling a test drive, or a notice that the car has been sold. */
export function Page({ data }: { data: TestDriveData | SoldData }) {
  return (
    <PageWidth>
      <div className={styles.page}>
        {"sold" in data ? <Sold sold={data.sold} /> : <Step data={data} />}
        <aside className={styles.aside} aria-label={data.card.title}>
          <VehicleSummaryCard card={data.card} />
        </aside>
      </div>
    </PageWidth>
  );
}

function Step({ data }: { data: TestDriveData }) {
  return (
    <div className={styles.step}>
      <StepHeader {...data} />
      <Content data={data} />
      {data.back && (
        <div className={styles.buttons}>
          <ButtonLink href={data.back.href} rel="nofollow" look="secondary" size="large">
            {data.back.label}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function Content({ data }: { data: TestDriveData }) {
  const { content, call } = data;
  switch (content.step) {
    case "day":
      return <DayCalendar calendar={content.calendar} label={data.title} />;
    case "time":
      return <TimeChoices groups={content.groups} />;
    case "confirm":
      return <ConfirmStep content={content} />;
    case "done":
      return (
        <div className={styles.form}>
          <Appointment data={content.appointment} />
          <div className={styles.next}>
            <ButtonLink href={content.receipt.href} rel="nofollow">
              {content.receipt.label}
            </ButtonLink>
            <ButtonLink href={call.href} look="secondary">
              {call.label}
            </ButtonLink>
          </div>
        </div>
      );
    case "away":
    case "none":
      return (
        <div className={styles.form}>
          <p>{content.body}</p>
          <p>
            <ButtonLink href={call.href}>{call.label}</ButtonLink>
          </p>
        </div>
      );
  }
}

function Sold({ sold }: Pick<SoldData, "sold">) {
  const action = <ButtonLink href={sold.similar.href}>{sold.similar.label}</ButtonLink>;
  return (
    <Notice kind="sold" level={1} title={sold.title} actions={action}>
      <p>{sold.body}</p>
    </Notice>
  );
}
