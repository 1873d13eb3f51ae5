import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Problems } from "../../parts/visit/problems.tsx";
import { TimePicker } from "../../parts/visit/time-picker.tsx";
import type { TimeData } from "./step-data.ts";
import styles from "./time-form.module.css";

/** The times to choose from. A time is held as soon as it is chosen. */
export function TimeForm({ data }: { data: TimeData }) {
  const { action, problems, summary, picker, empty, back } = data;
  return (
    <>
      <Problems problems={problems} />
      <p className={styles.summary}>
        <span>{summary.text}</span>
        <a href={summary.change.href}>{summary.change.label}</a>
      </p>
      {picker === null ? (
        <Notice
          kind="empty"
          size="line"
          level={2}
          title={empty.title}
          actions={
            <ButtonLink href={`tel:${empty.call.phone}`} look="secondary">
              {empty.call.text}
            </ButtonLink>
          }
        >
          {empty.text}
        </Notice>
      ) : (
        <form method="post" action={action} data-document>
          <TimePicker data={picker} />
        </form>
      )}
      <div>
        <ButtonLink href={back.href} look="secondary">
          {back.label}
        </ButtonLink>
      </div>
    </>
  );
}
