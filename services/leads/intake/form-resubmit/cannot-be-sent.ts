import type { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { escapedHtml } from "../../compose/html-text.ts";
import { carNamed } from "../../store/vehicle-of-lead.ts";
import { type FlatFields, nestedFields } from "../form-fields.ts";

const mendable: readonly string[] = ["fields-invalid", "too-many-requests", "still-running"];

/** True for what sending the same form again cannot mend. */
export function cannotBeSent({ code, status }: Pick<AppError, "code" | "status">): boolean {
  return status < 500 && !mendable.includes(code);
}

/** What stands in the place of such a form: what was written, to be copied, and where one starts afresh. */
export function instead(fields: FlatFields, t: (key: TextKey) => string): string {
  const written = fields["text"] ?? "";
  const car = carNamed(nestedFields(fields)["vehicle"]);
  const afresh = car
    ? `<a href="${escapedHtml(href.vehicle(car))}">${t("leadAgain.openVehicle")}</a>`
    : `<a href="/">${t("leadAgain.openHome")}</a>`;
  const kept = `<div class="field"><label for="text">${t("leadAgain.message")}</label><textarea id="text" readonly rows="6">\n${escapedHtml(written)}</textarea></div>`;
  return `${written.trim() === "" ? "" : kept}
<p>${afresh}</p>`;
}
