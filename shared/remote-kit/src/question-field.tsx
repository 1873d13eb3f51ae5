import { leadFormId } from "@forecourt/contracts/paths/lead-form-fields";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type RefObject, useEffect, useState } from "react";
import { LeadMessage } from "./lead-message.tsx";
import styles from "./question-field.module.css";
import { useTexts } from "./site-context.tsx";
import { hasLine, toggleLine } from "./toggle-line.ts";

interface QuestionFieldProps {
  /** The form's own text field, to read what was typed. */
  areaRef: RefObject<HTMLTextAreaElement | null>;
  /** The id of its `LeadForm`, where that has its own. */
  formId?: string;
}

const chips = ["available", "price", "trade"] as const;

/**
 * The question of a lead form about a vehicle, with chips that write common questions into it. The chips need
 * a script; without one they are not shown.
 */
export function QuestionField({ areaRef, formId = leadFormId }: QuestionFieldProps) {
  const t = useTexts();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const id = fieldId(formId, "text");
  // Text that was typed before hydration, or before the form was rejected.
  useEffect(() => setTyped(areaRef.current?.value ?? ""), [areaRef]);
  return (
    <div className={styles.question}>
      <LeadMessage
        ref={areaRef}
        formId={formId}
        label={t("leadForm.question")}
        missing={t("leadForm.missing.question")}
        required
        rows={3}
        maxLength={2000}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <fieldset aria-label={t("leadForm.question.common")} className={styles.chips}>
        {chips.map((chip) => {
          const line = t(`leadForm.question.${chip}`);
          return (
            <button
              key={chip}
              type="button"
              className={styles.chip}
              aria-pressed={hasLine(typed, line)}
              aria-controls={id}
              disabled={!isHydrated}
              onClick={() => areaRef.current && write(areaRef.current, line)}
            >
              {line}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

/** Writes as if it were typed, so that the field takes its error back. */
function write(area: HTMLTextAreaElement, line: string): void {
  area.setRangeText(toggleLine(area.value, line), 0, area.value.length, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
