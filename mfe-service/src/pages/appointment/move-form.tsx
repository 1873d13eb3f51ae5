import { visitReturn } from "@forecourt/contracts/areas/service/visit-paths";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { type SubmitEvent, useState } from "react";
import { useSendVisitForm } from "../../parts/visit/send-visit-form.ts";
import { TimePicker } from "../../parts/visit/time-picker.tsx";
import type { MoveData } from "./appointment-data.ts";
import styles from "./appointment-page.module.css";

/** The times to move to; a time moves the appointment at once. A taken one is explained by the page. */
export function MoveForm({ move }: { move: MoveData }) {
  const { picker, keep, empty, action, seen, vin, failed } = move;
  const [failure, setFailure] = useState<string | null>(null);
  const send = useSendVisitForm(action, vin);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget: form } = event;
    const slot = slotOf(event.nativeEvent);
    if (slot === null) return;
    event.preventDefault();
    setFailure(null);
    void send({ slot, seen }).then((error) => {
      if (error === null) return;
      if (error.code === "visit-changed") return location.assign(changedHref());
      setFailure(error.fields["slot"] ?? error.fields["form"] ?? failed);
      form.querySelector<HTMLElement>("[role=alert]")?.focus();
    });
  };
  return (
    <>
      {picker === null ? (
        <p>{empty}</p>
      ) : (
        <form
          method="post"
          action={action}
          data-document
          onSubmit={onSubmit}
          className={styles.move}
        >
          <input type="hidden" name="seen" value={seen} />
          <div role="alert" tabIndex={-1}>
            {failure !== null && <Notice kind="failed" size="line" level={null} title={failure} />}
          </div>
          <TimePicker data={picker} />
        </form>
      )}
      <div>
        <ButtonLink href={keep.href} look="secondary">
          {keep.label}
        </ButtonLink>
      </div>
    </>
  );
}

/**
 * URL of this page with a query, because the same URL with a fragment would not be loaded a second time. The document
 * shows the current visit.
 */
function changedHref(): string {
  const query = new URLSearchParams({ [visitReturn.check]: "1", [visitReturn.move]: "1" });
  return `${location.pathname}?${query}`;
}

/** The time of the pressed button; null = the form was sent without one. */
function slotOf(event: Event): string | null {
  const { submitter } = event as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : null;
}
