import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useState } from "react";
import { textOf } from "../../../parts/application/application-text.ts";
import styles from "../application-step-page.module.css";
import type { StepData } from "../step-data.ts";
import { fieldProps } from "./field-props.ts";

const LAST_DIGITS = 4;

/**
 * The number, hidden while it is typed. It is no password field, because browsers offer to store passwords; the style
 * sheet draws dots, with and without a script. A script can show it.
 */
export function SsnField({ data }: { data: StepData }) {
  const t = textOf(data.labels);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  const field = fieldProps(data, "ssn");
  const { ssn = "" } = data.fields;
  // The saved number comes masked.
  const help = ssn === "" ? t("help.ssn") : t("help.ssn.saved", { last: ssn.slice(-LAST_DIGITS) });
  return (
    <div className={styles.ssn} data-shown={isShown ? "" : undefined}>
      <Field
        {...field}
        label={t("label.ssn")}
        help={help}
        required
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={11}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {isHydrated && (
        <Button
          look="quiet"
          aria-pressed={isShown}
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {t("label.ssn.show")}
        </Button>
      )}
    </div>
  );
}
