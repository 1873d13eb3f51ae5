import { type RefObject, useEffect, useRef } from "react";

/** Saves the form; resolves to whether it was saved. */
export type QuietSave = (form: HTMLFormElement) => Promise<boolean>;

/**
 * Saves a form whose fields were changed whenever one is left, and when the page is left or hidden. One request at
 * a time, so that an older state never replaces a newer one.
 */
export function useQuietSave(form: RefObject<HTMLFormElement | null>, save: QuietSave | undefined) {
  const state = useRef({ isChanged: false, running: null as Promise<void> | null });
  const latest = useRef(() => {});
  const saveNow = () => {
    const { current } = state;
    if (!save || !form.current || !current.isChanged || current.running) return;
    current.isChanged = false;
    current.running = save(form.current).then((isSaved) => {
      current.running = null;
      if (isSaved) latest.current();
      else current.isChanged = true;
    });
  };
  latest.current = saveNow;
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") latest.current();
    };
    const hide = () => latest.current();
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", hide);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", hide);
    };
  }, []);
  return {
    onChange: () => {
      state.current.isChanged = true;
    },
    save: saveNow,
    /** The form itself is sent: nothing is left to save. Returns the request to wait for; null = none runs. */
    finish: (): Promise<void> | null => {
      state.current.isChanged = false;
      return state.current.running;
    },
  };
}
