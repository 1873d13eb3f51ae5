import { visitAnchors } from "@forecourt/contracts/areas/service/visit-paths";
import { Button } from "@forecourt/ui/elements/button";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { TextArea } from "@forecourt/ui/forms/text-area";
import type { CancelData } from "./appointment-data.ts";
import styles from "./appointment-page.module.css";

/** Asks once, and cancels. It opens without a script, too. */
export function CancelForm({ cancel }: { cancel: CancelData }) {
  const { open, title, text, reason, submit, seen, action, isOpen } = cancel;
  return (
    <details className={styles.cancel} open={isOpen || undefined}>
      <summary>{open}</summary>
      <form method="post" action={action} data-document className={styles.question}>
        <input type="hidden" name="seen" value={seen} />
        <h2>{title}</h2>
        <p>{text}</p>
        <TextArea
          id={fieldId(visitAnchors.problems, "reason")}
          name="reason"
          label={reason.label}
          defaultValue={reason.value}
          error={reason.error}
          maxLength={reason.maxLength}
          rows={2}
        />
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </details>
  );
}
