import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { type QuietSave, useQuietSave } from "./use-quiet-save.ts";

interface DocumentFormProps {
  action: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
  onChange?: (form: HTMLFormElement) => void;
  /** Called before it is sent with a script; false = it is not sent. */
  mayLeave?: (form: HTMLFormElement, intent: string) => boolean;
  /** Saves what was typed and is not sent yet; missing = only a button saves. */
  save?: QuietSave;
}

/**
 * A plain form. The browser sends it and follows the redirect, with and without a script, so that Back and
 * Forward show every page as it was saved. A second press while it is sent has no effect.
 */
export function DocumentForm(props: DocumentFormProps) {
  const { action, id, className, children, onChange, mayLeave, save } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const quiet = useQuietSave(form, save);
  useEffect(() => {
    // The browser may show this document again, as it was when it was left.
    const unlock = () => {
      isSending.current = false;
    };
    addEventListener("pageshow", unlock);
    return () => removeEventListener("pageshow", unlock);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const button = buttonOf(event.nativeEvent);
    const intent = button?.value || "next";
    if (isSending.current) return event.preventDefault();
    if (mayLeave?.(currentTarget, intent) === false) {
      event.preventDefault();
      // What is wrong is stored, too, so that another device has it.
      quiet.onChange();
      quiet.save();
      return;
    }
    isSending.current = true;
    const running = quiet.finish();
    if (running === null) return;
    event.preventDefault();
    void running.then(() => {
      isSending.current = false;
      currentTarget.requestSubmit(button);
    });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it follows the changes of its fields.
    <form
      ref={form}
      id={id}
      method="post"
      action={action}
      noValidate
      autoComplete="on"
      data-document
      className={className}
      onSubmit={onSubmit}
      onChange={({ currentTarget }) => {
        quiet.onChange();
        onChange?.(currentTarget);
      }}
      onBlur={quiet.save}
    >
      {children}
    </form>
  );
}

function buttonOf(event: Event): HTMLButtonElement | null {
  const { submitter } = event as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter : null;
}
