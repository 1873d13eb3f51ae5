import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import type { QuietSaves } from "./quiet-saves.ts";

interface DocumentFormProps {
  action: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
  onChange?: (form: HTMLFormElement) => void;
  /** Called before the form is sent with a script; false = it is not sent. */
  shouldSend?: (form: HTMLFormElement, intent: string) => boolean;
  /**
   * Loads autosave, when a field gets the focus; returns the same object for the same form. Missing = only a button
   * saves.
   */
  loadAutosave?: (form: HTMLFormElement) => Promise<QuietSaves>;
}

/**
 * A plain form. The browser sends it and follows the redirect, with and without a script, so that Back and
 * Forward show every page as it was saved. A second press while it is sent has no effect.
 */
export function DocumentForm(props: DocumentFormProps) {
  const { onChange, shouldSend, loadAutosave, ...rest } = props;
  const isSending = useRef(false);
  const saves = useRef<QuietSaves>(null);
  useEffect(() => {
    // The browser may show this document again, as it was when it was left.
    const unlock = () => {
      isSending.current = false;
    };
    addEventListener("pageshow", unlock);
    return () => removeEventListener("pageshow", unlock);
  }, []);
  const startSaves = (form: HTMLFormElement, isWrong?: boolean) =>
    void loadAutosave?.(form).then(
      (loaded) => {
        saves.current = loaded;
        if (isWrong) loaded.save();
        // The form was sent while autosave was loading: stop it, or it could overwrite what was sent.
        if (isSending.current) void loaded.finish();
      },
      () => {},
    );
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const button = buttonOf(event.nativeEvent);
    const intent = button?.value || "next";
    if (isSending.current) return event.preventDefault();
    if (shouldSend?.(currentTarget, intent) === false) {
      event.preventDefault();
      // The faulty values are stored, too, so that another device has them. A field that was filled in before the
      // page's script loaded has not started the saves.
      startSaves(currentTarget, true);
      return;
    }
    isSending.current = true;
    const running = saves.current?.finish();
    if (!running) return;
    event.preventDefault();
    void running.then(() => {
      isSending.current = false;
      currentTarget.requestSubmit(button);
    });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the handlers react to events of the form's own fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of the form's own fields
    <form
      {...rest}
      method="post"
      noValidate
      data-document
      onSubmit={onSubmit}
      onChange={onChange && (({ currentTarget }) => onChange(currentTarget))}
      onFocus={({ currentTarget }) => startSaves(currentTarget)}
    />
  );
}

function buttonOf(event: Event): HTMLButtonElement | null {
  const { submitter } = event as globalThis.SubmitEvent;
  return submitter instanceof HTMLButtonElement ? submitter : null;
}
