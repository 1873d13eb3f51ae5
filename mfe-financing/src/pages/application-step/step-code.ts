import {
  type FormIntent,
  formControls,
} from "@forecourt/contracts/areas/financing/application-form";
import { type QuietSaves, quietSaves } from "@forecourt/remote-kit/draft/quiet-saves";
import { saveQuietly } from "@forecourt/remote-kit/draft/save-quietly";

export { stoppingFaults } from "./check-step.ts";

const quiet: FormIntent = "quiet";

/** Saves what was typed although it is not complete or not sent, so that another device has it. */
export function savesOf(form: HTMLFormElement): QuietSaves {
  return quietSaves(form, (one) => saveQuietly(one, { name: formControls.intent, value: quiet }));
}
