import { type FormPage, formControls } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";

interface DocumentFormProps {
  action: string;
  page: FormPage;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
  onChange?: (form: HTMLFormElement) => void;
  /** Called before it is sent with a script; false = it is not sent. */
  mayLeave?: (form: HTMLFormElement, intent: string) => boolean;
}

/**
 * A plain form. The browser sends it and follows the redirect, with and without a script, so that Back and
 * Forward show every page as it was saved. A second press while it is sent has no effect.
 */
export function DocumentForm(props: DocumentFormProps) {
  const { action, page, id, className, children, onChange, mayLeave } = props;
  const isSending = useRef(false);
  useEffect(() => {
    // The browser may show this document again, as it was when it was left.
    const unlock = () => {
      isSending.current = false;
    };
    addEventListener("pageshow", unlock);
    return () => removeEventListener("pageshow", unlock);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const intent = intentOf(event.nativeEvent);
    if (isSending.current || mayLeave?.(event.currentTarget, intent) === false) {
      event.preventDefault();
      return;
    }
    isSending.current = true;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it follows the changes of its fields.
    <form
      id={id}
      method="post"
      action={action}
      noValidate
      data-document
      className={className}
      onSubmit={onSubmit}
      onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
    >
      <input type="hidden" name={formControls.page} value={page} />
      {children}
    </form>
  );
}

function intentOf(event: Event): string {
  const { submitter } = event as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value || "next" : "next";
}
