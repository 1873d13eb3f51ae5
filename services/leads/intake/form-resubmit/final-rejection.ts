import type { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { escapeHtml } from "../../compose/html-text.ts";
import { vehicleOfLead } from "../../store/vehicle-of-lead.ts";
import { bodyOfForm, type FormFields } from "../form-fields.ts";

const retryableCodes: readonly string[] = ["fields-invalid", "too-many-requests", "still-running"];

/** True when submitting the same form again cannot succeed. */
export function isFinalRejection({ code, status }: Pick<AppError, "code" | "status">): boolean {
  return status < 500 && !retryableCodes.includes(code);
}

/** Shown instead of such a form: the typed message, to be copied, and a link to start again. */
export function alternativeHtml(fields: FormFields, t: (key: TextKey) => string): string {
  const message = fields["text"] ?? "";
  const vehicle = vehicleOfLead(bodyOfForm(fields)["vehicle"]);
  const restartLink = vehicle
    ? `<a href="${escapeHtml(href.vehicle(vehicle))}">${t("leadAgain.openVehicle")}</a>`
    : `<a href="/">${t("leadAgain.openHome")}</a>`;
  const messageField = `<div class="field"><label for="text">${t("leadAgain.message")}</label><textarea id="text" readonly rows="6">\n${escapeHtml(message)}</textarea></div>`;
  return `${message.trim() === "" ? "" : messageField}
<p>${restartLink}</p>`;
}
