import { Notice } from "../elements/notice.tsx";
import { fieldId } from "./field-id.ts";
import styles from "./lead-form.module.css";
import { TextArea } from "./text-area.tsx";

/** Why a form was rejected that was sent without a script. */
export interface FormRejection {
  title: string;
  /** Why it was rejected and what to do. */
  reason: string;
  /** The errors of its fields, each with the field's label. */
  errors: readonly { name: string; label: string; text: string }[];
  /** Phone number to call instead; `phone` in E.164. */
  call: { phone: string; text: string };
  /** Shown instead of the form, when sending it again cannot succeed; null = it can. */
  alternative: {
    /** The typed message, to be copied; null = there is none. */
    message: { label: string; text: string } | null;
    restart: { path: string; text: string };
  } | null;
}

/**
 * The error summary above a rejected form. The page's address ends with `#id`, so that a browser without
 * scripts scrolls to it and focuses it, which announces it.
 */
export function RejectionSummary({ id, ...rejection }: FormRejection & { id: string }) {
  const { title, reason, errors, call, alternative } = rejection;
  return (
    <div className={styles.rejection}>
      <div id={id} role="alert" tabIndex={-1}>
        <Notice kind="failed" size="line" level={null} title={title}>
          <p>{reason}</p>
          {errors.length > 0 && (
            <ul>
              {errors.map(({ name, label, text }) => (
                <li key={name}>
                  <a href={`#${fieldId(id, name)}`}>{`${label}: ${text}`}</a>
                </li>
              ))}
            </ul>
          )}
          <p>
            <a href={`tel:${call.phone}`}>{call.text}</a>
          </p>
        </Notice>
      </div>
      {alternative?.message && (
        <TextArea
          readOnly
          name="text"
          label={alternative.message.label}
          defaultValue={alternative.message.text}
        />
      )}
      {alternative && <a href={alternative.restart.path}>{alternative.restart.text}</a>}
    </div>
  );
}
