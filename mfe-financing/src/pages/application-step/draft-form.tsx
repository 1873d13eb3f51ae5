import { formControls } from "@forecourt/contracts/areas/financing/application-form";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import type { Frame } from "./step-data.ts";

interface DraftFormProps {
  frame: Pick<Frame, "action" | "page">;
  className?: string | undefined;
  children: ReactNode;
  /** Called before it is sent with a script; false = it is not sent. */
  mayLeave?: (form: HTMLFormElement, intent: string) => boolean;
}

/**
 * A plain form of a draft. The browser sends it and follows the redirect, with and without a script, so that
 * Back and Forward show every page as it was saved. A second press while it is sent has no effect.
 */
export function DraftForm({ frame, className, children, mayLeave }: DraftFormProps) {
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
    <form
      method="post"
      action={frame.action}
      noValidate
      autoComplete="on"
      data-document
      className={className}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={formControls.page} value={frame.page} />
      {children}
    </form>
  );
}

function intentOf(event: Event): string {
  const { submitter } = event as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter.value : "next";
}
