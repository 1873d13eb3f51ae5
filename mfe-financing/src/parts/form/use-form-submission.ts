import { useHydrated } from "@forecourt/ui/use-hydrated";
import { type SubmitEvent, useRef, useState } from "react";

/** Texts by field; `form` has that of no field. */
export type FormFaults = Readonly<Record<string, string>>;

interface SubmissionOptions {
  /** Errors that the server found, in a form that was sent without a script. */
  initialFaults?: FormFaults;
  /** Sends the values; returns the errors, or null when the form was accepted. Never rejects. */
  send(fields: Readonly<Record<string, string>>): Promise<FormFaults | null>;
}

const none: FormFaults = {};

/**
 * Sends a form with a script. The fields are uncontrolled and read when the form is sent, so text that was
 * typed before hydration is sent, and nothing typed is in any state that is stored.
 */
export function useFormSubmission({ initialFaults = none, send }: SubmissionOptions) {
  const isHydrated = useHydrated();
  const [faults, setFaults] = useState(initialFaults);
  const [isSending, setIsSending] = useState(false);
  const isLocked = useRef(false);
  const submit = async (form: HTMLFormElement) => {
    isLocked.current = true;
    setIsSending(true);
    // After an accepted form the page is left; until then, its button stays locked.
    const found = await send(fieldsOf(form));
    if (found === null) return;
    setFaults(found);
    isLocked.current = false;
    setIsSending(false);
  };
  return {
    faults,
    isSending,
    /** Before hydration the browser checks what is missing. */
    form: {
      noValidate: isHydrated,
      method: "post" as const,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!isLocked.current) void submit(event.currentTarget);
      },
    },
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
