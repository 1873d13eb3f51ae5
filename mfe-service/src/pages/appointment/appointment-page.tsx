import { visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { PrintButton } from "@forecourt/remote-kit/print-button";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Problems } from "../../parts/visit/problems.tsx";
import { VisitSummary } from "../../parts/visit/visit-summary.tsx";
import type { AgainData, AppointmentData, ReceiptData } from "./appointment-data.ts";
import styles from "./appointment-page.module.css";
import { CancelForm } from "./cancel-form.tsx";
import { MoveForm } from "./move-form.tsx";

/** The receipt of a booked visit, by which it is moved and canceled. */
export function Page({ data }: { data: AppointmentData }) {
  return data.kind === "gone" ? <ExpiredLink data={data} /> : <Receipt data={data} />;
}

function Receipt({ data }: { data: ReceiptData }) {
  const { move, problems } = data;
  return (
    <PageWidth>
      {/* It changes with each form, so none is shown from the history. */}
      <div data-document className={styles.page}>
        <header id={visitAnchors.done} className={styles.head} tabIndex={-1}>
          <p className={styles.number}>{data.number}</p>
          {move?.isOpen ? (
            <>
              <h1>{move.title}</h1>
              <p className={styles.lead}>{move.lead}</p>
              {move.about.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </>
          ) : (
            <Title data={data} />
          )}
        </header>
        <Problems problems={problems} />
        {move?.isOpen ? <MoveForm move={move} /> : <Details data={data} />}
      </div>
    </PageWidth>
  );
}

/** Title of the receipt; after an action, or where one is necessary, it is a message. */
function Title({ data: { title, lead, tone } }: { data: ReceiptData }) {
  if (tone === "plain") {
    return (
      <>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </>
    );
  }
  return (
    <div className={styles.news}>
      <Notice kind={tone} size="line" level={1} title={title}>
        <p>{lead}</p>
      </Notice>
    </div>
  );
}

function Details({ data }: { data: ReceiptData }) {
  const { rows, calendar, directions, print, call, keep, move, cancel, again } = data;
  return (
    <>
      <div className={styles.buttons}>
        {again !== null && <Again again={again} />}
        {calendar !== null && <ButtonLink href={calendar.href}>{calendar.label}</ButtonLink>}
        {directions !== null && (
          <ButtonLink href={directions.href} look="secondary">
            {directions.label}
          </ButtonLink>
        )}
        {move !== null && (
          <ButtonLink href={move.open.href} look={calendar === null ? "primary" : "secondary"}>
            {move.open.label}
          </ButtonLink>
        )}
        <PrintButton label={print} />
      </div>
      <VisitSummary rows={rows} />
      {cancel !== null && <CancelForm cancel={cancel} />}
      <div className={styles.end}>
        {keep !== null && <p className={styles.onScreen}>{keep}</p>}
        <a href={`tel:${call.phone}`}>{call.text}</a>
      </div>
    </>
  );
}

function Again({ again }: { again: AgainData }) {
  if ("href" in again) return <ButtonLink href={again.href}>{again.label}</ButtonLink>;
  return (
    <form method="post" action={again.action} data-document>
      <input type="hidden" name={again.name} value={again.token} />
      <Button type="submit">{again.label}</Button>
    </form>
  );
}
