/** Saves the form; resolves to whether it was saved. */
type Save = (form: HTMLFormElement) => Promise<boolean>;

/** The quiet saves of a form. */
export interface QuietSaves {
  /** Saves the form now, as if a field of it had changed. */
  save(): void;
  /** The form itself is sent: nothing is left to save. Returns the request to wait for; null = none runs. */
  finish(): Promise<void> | null;
}

const known = new WeakMap<HTMLFormElement, QuietSaves>();

/** The quiet saves of a form, which begin with the first call. */
export function quietSaves(form: HTMLFormElement, save: Save): QuietSaves {
  const saves = known.get(form) ?? startQuietSaves(form, save);
  known.set(form, saves);
  return saves;
}

/**
 * Saves a form from now on whenever a field that was changed is left, and when the page is left or hidden. One
 * request at a time, so that an older state never replaces a newer one. It ends with the document.
 */
function startQuietSaves(form: HTMLFormElement, save: Save): QuietSaves {
  // The code of the saves may load after the first letters are typed.
  let isChanged = hasTyped(form);
  let running: Promise<void> | null = null;
  const saveNow = () => {
    if (!isChanged || running || !form.isConnected) return;
    isChanged = false;
    running = save(form).then((isSaved) => {
      running = null;
      if (isSaved) saveNow();
      else isChanged = true;
    });
  };
  const mark = () => {
    isChanged = true;
  };
  form.addEventListener("input", mark);
  // A browser that fills in a field may send this event alone.
  form.addEventListener("change", mark);
  form.addEventListener("focusout", saveNow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saveNow();
  });
  addEventListener("pagehide", saveNow);
  return {
    save() {
      isChanged = true;
      saveNow();
    },
    finish() {
      isChanged = false;
      return running;
    },
  };
}

/** Whether a field differs from what the page came with. */
function hasTyped({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => {
    if (field instanceof HTMLInputElement) {
      return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    }
    return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  });
}
