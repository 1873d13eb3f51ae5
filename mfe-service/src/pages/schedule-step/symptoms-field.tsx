import { maxVisitText } from "@forecourt/contracts/areas/service/visit-paths";
import { hasLine, toggleLine } from "@forecourt/remote-kit/toggle-line";
import { TextArea } from "@forecourt/ui/forms/text-area";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useEffect, useRef, useState } from "react";
import { fieldProps } from "../../parts/visit/form-fields.ts";
import { textOf } from "../../parts/visit/visit-text.ts";
import type { ServicesData } from "./step-data.ts";
import styles from "./symptoms-field.module.css";

/** What is wrong in the owner's words, with chips that write common problems. The chips need a script. */
export function SymptomsField({ data }: { data: ServicesData }) {
  const t = textOf(data.labels);
  const isHydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const field = fieldProps(data, "symptoms");
  const added = data.symptoms.flatMap(({ line, service }) =>
    hasLine(typed, line) ? [service] : [],
  );
  // Text that was typed before hydration, or that the browser restored.
  useEffect(() => setTyped(area.current?.value ?? ""), []);
  return (
    <div className={styles.symptoms}>
      <TextArea
        {...field}
        ref={area}
        label={t("services.symptoms")}
        rows={3}
        maxLength={maxVisitText.symptoms}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <fieldset aria-label={t("services.symptoms.common")} className={styles.chips}>
        {data.symptoms.map(({ line }) => (
          <button
            key={line}
            type="button"
            className={styles.chip}
            aria-pressed={hasLine(typed, line)}
            aria-controls={field.id}
            disabled={!isHydrated}
            onClick={() => area.current && write(area.current, line)}
          >
            {line}
          </button>
        ))}
      </fieldset>
      <div className={styles.note} aria-live="polite">
        {(added.length > 0 ? added : [data.diagnosis]).map(
          (text) => text && <p key={text}>{text}</p>,
        )}
      </div>
    </div>
  );
}

/** Writes as if it were typed. */
function write(area: HTMLTextAreaElement, line: string): void {
  area.setRangeText(toggleLine(area.value, line), 0, area.value.length, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
