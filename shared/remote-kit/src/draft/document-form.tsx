import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import type { QuietSaves } from "./quiet-saves.ts";

interface DocumentFormProps {
  action: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
  onChange?: (form: HTMLFormElement) => void;
  /** Called before it is sent with a script; false = it is not sent. */
  mayLeave?: (form: HTMLFormElement, intent: string) => boolean;
  /** Loads, with the first field that is entered, what saves the form without a press; missing = only a button saves. */
  loadSaves?: (form: HTMLFormElement) => Promise<QuietSaves>;
}

/**
 * A plain form. The browser sends it and follows the redirect, with and without a script, so that Back and
 * Forward show every page as it was saved. A second press while it is sent has no effect.
 */
export function DocumentForm(props: DocumentFormProps) {
  const { action, id, className, children, onChange, mayLeave, loadSaves } = props;
  const isSending = useRef(false);
  const saves = useRef<QuietSaves | "loading">(null);
  const startSaves = async (form: HTMLFormElement) => {
    if (!loadSaves || saves.current) return;
    saves.current = "loading";
    saves.current = await loadSaves(form).catch(() => null);
  };
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
    const quiet = saves.current === "loading" ? null : saves.current;
    if (isSending.current) return event.preventDefault();
    if (mayLeave?.(currentTarget, intent) === false) {
      event.preventDefault();
      // What is wrong is stored, too, so that another device has it.
      quiet?.save();
      return;
    }
    isSending.current = true;
    const running = quiet?.finish();
    if (!running) return;
    event.preventDefault();
    void running.then(() => {
      isSending.current = false;
      currentTarget.requestSubmit(button);
    });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: it follows the changes of its fields.
    <form
      id={id}
      method="post"
      action={action}
      noValidate
      autoComplete="on"
      data-document
      className={className}
      onSubmit={onSubmit}
      onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
      onFocus={({ currentTarget }) => void startSaves(currentTarget)}
    >
      {children}
    </form>
  );
}

function buttonOf(event: Event): HTMLButtonElement | null {
  const { submitter } = event as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter : null;
}
