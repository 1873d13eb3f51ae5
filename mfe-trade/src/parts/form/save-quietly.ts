import {
  type FormIntent,
  formControls,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";

const save: FormIntent = "save";

/** Saves a form that is not complete, as without a script, so that its page shows it again. Never fails visibly. */
export function saveQuietly(form: HTMLFormElement): void {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") body.append(name, value);
  }
  body.set(formControls.intent, save);
  void fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(
    () => {},
  );
}
