import { answerField, formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { maxTextLength } from "@forecourt/domain/trade/read-answers";
import { classNames } from "@forecourt/ui/class-names";
import { FieldError } from "@forecourt/ui/forms/field";
import { fieldId } from "@forecourt/ui/forms/field-id";
import { TextArea } from "@forecourt/ui/forms/text-area";
import type { ChangeEvent } from "react";
import styles from "./questions-form.module.css";
import type { ShownQuestion } from "./step-data.ts";

interface QuestionFieldProps {
  question: ShownQuestion;
  given: readonly string[];
  error: string | undefined;
  /** "optional" */
  optional: string;
}

/** The answer that any other one replaces. */
const none = "none";

/** A question with its answers, each as wide and high as a thumb needs. */
export function QuestionField({ question, given, error, optional }: QuestionFieldProps) {
  const { id, text, description, inputType, required, answers } = question;
  const name = answerField(id);
  const first = fieldId(formAnchors.problems, name);
  if (inputType === "textarea") {
    return (
      <div id={name} className={styles.question}>
        <TextArea
          id={first}
          name={name}
          label={required ? text : `${text} (${optional})`}
          defaultValue={given[0] ?? ""}
          maxLength={maxTextLength}
          rows={4}
          error={error}
        />
        {description !== null && <p className={styles.note}>{description}</p>}
      </div>
    );
  }
  const about = description === null ? undefined : `${first}-about`;
  const described = classNames(about, error && `${first}-error`) || undefined;
  return (
    <fieldset
      id={name}
      className={styles.question}
      data-invalid={error ? "" : undefined}
      aria-describedby={described}
    >
      <legend>{text}</legend>
      {description !== null && (
        <p id={about} className={styles.note}>
          {description}
        </p>
      )}
      {/* Sent without a tick, too, so that the service knows that the question was shown. */}
      {inputType === "checkbox" && <input type="hidden" name={name} value="" />}
      <div className={styles.answers} data-short={isShort(answers) ? "" : undefined}>
        {answers.map(({ label, value, text: more }, index) => (
          <label key={value} className={styles.answer}>
            <input
              id={index === 0 ? first : undefined}
              type={inputType}
              name={name}
              value={value}
              defaultChecked={given.includes(value)}
              onChange={inputType === "checkbox" ? untickOthers : undefined}
            />
            <span>
              <span className={styles.label}>{label}</span>
              {more !== null && <span className={styles.more}>{more}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${first}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** Short answers share a row. */
function isShort(answers: ShownQuestion["answers"]): boolean {
  return answers.every(({ label, text }) => label.length <= 14 && text === null);
}

/** "None" and the other answers replace each other. */
function untickOthers({ currentTarget: box }: ChangeEvent<HTMLInputElement>): void {
  const boxes = box.form?.querySelectorAll<HTMLInputElement>(`input[name="${box.name}"]`) ?? [];
  if (!box.checked) return;
  for (const other of boxes) {
    if (other !== box && (box.value === none || other.value === none)) other.checked = false;
  }
}
