import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { useId } from "react";
import type { DriveChange } from "./inquiry-data.ts";
import styles from "./inquiry-page.module.css";

/** Moves the test drive to another free time. A plain form, so that it works without JavaScript. */
export function ChangeDrive({ action, days, failure }: DriveChange) {
  const t = useTexts();
  const id = useId();
  return (
    <details open={failure !== null}>
      <summary className={styles.opener}>{t("inquiry.change")}</summary>
      <form method="post" action={action} className={styles.confirm}>
        {failure !== null && (
          <div role="alert">
            <Notice
              kind="failed"
              size="line"
              level={null}
              title={t(failure === "taken" ? "inquiry.change.taken" : "inquiry.change.failed")}
            />
          </div>
        )}
        <label htmlFor={id}>{t("inquiry.change.time")}</label>
        <select id={id} name="slot" required defaultValue="" className={styles.times}>
          <option value="" disabled>
            {t("inquiry.change.choose")}
          </option>
          {days.map(({ label, times }) => (
            <optgroup key={label} label={label}>
              {times.map((time) => (
                <option key={time.value} value={time.value}>
                  {`${label}, ${time.label}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Button type="submit" look="secondary">
          {t("inquiry.change.confirm")}
        </Button>
      </form>
    </details>
  );
}
