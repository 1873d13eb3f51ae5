import { maxVisitText } from "@forecourt/contracts/areas/service/visit-paths";
import { hasLine, toggleLine } from "@forecourt/remote-kit/toggle-line";
import { TextArea } from "@forecourt/ui/forms/text-area";
import { useHydrated } from "@forecourt/ui/use-hydrated";
import { useEffect, useRef, useState } from "react";
import { fieldProps } from "../../parts/visit/form-fields.ts";
import { textOf } from "../../parts/visit/visit-text.ts";
import { addedTexts } from "./added-texts.ts";
import type { ServicesData } from "./step-data.ts";
import styles from "./symptoms-field.module.css";

/** Field for the symptoms in the owner's words, with chips that write common problems. The chips need a script. */
export function SymptomsField({ data }: { data: ServicesData }) {
  const t = textOf(data.labels);
  const isHydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const [ticked, setTicked] = useState<string[]>([]);
  const field = fieldProps(data, "symptoms");
  const added = addedTexts(data, { typed, ticked });
  // Also text that was typed before hydration, or that the browser restored.
  useEffect(() => {
    const form = area.current?.form;
    const read = () => {
      setTyped(area.current?.value ?? "");
      setTicked(form ? [...new FormData(form).keys()] : []);
    };
    read();
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, []);
  return (
    <div className={styles.symptoms}>
      <TextArea
        {...field}
        ref={area}
        label={t("services.symptoms")}
        rows={3}
        maxLength={maxVisitText.symptoms}
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
        {added.map((text) => (
          <p key={text}>
            <strong>{text}</strong>
          </p>
        ))}
        {typed.trim() === "" && data.diagnosis && <p>{data.diagnosis.rule}</p>}
      </div>
    </div>
  );
}

/** Writes as if it were typed. What is typed next begins a line of its own. */
function write(area: HTMLTextAreaElement, line: string): void {
  const text = toggleLine(area.value, line).trimEnd();
  area.setRangeText(hasLine(text, line) ? `${text}\n` : text, 0, area.value.length, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
