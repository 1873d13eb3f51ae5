import {
  type FormIntent,
  formControls,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { saveQuietly } from "@forecourt/remote-kit/draft/save-quietly";

const save: FormIntent = "save";

/** Saves a form that is not complete, so that its page shows it again. */
export function saveAppraisal(form: HTMLFormElement): void {
  void saveQuietly(form, { name: formControls.intent, value: save });
}
