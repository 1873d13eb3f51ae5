import type { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import type { Rejection } from "@forecourt/contracts/leads/rejected-form";
import type { SiteContext } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { maskPhone } from "@forecourt/domain/phone";
import { vehicleOfLead } from "../../store/vehicle-of-lead.ts";
import { bodyOfForm, type FormFields } from "../form-fields.ts";

interface RejectedRequest {
  /** The site as visitors of the form's store see it. */
  site: SiteContext;
  storeName: string;
  fields: FormFields;
  error: AppError;
  /** Seconds until the form can be sent again; null = at once. */
  retryAfter: number | null;
}

/** Texts that the form shows about its rejection, in the dealer's words. */
export function rejectionOf(request: RejectedRequest): Rejection {
  const { site, fields, error } = request;
  const t = (key: TextKey) => site.texts[key] ?? key;
  const isFinal = isFinalRejection(error);
  const errors = Object.entries(error.fields ?? {});
  return {
    title: t(isFinal ? "leadAgain.cannot.title" : "leadAgain.title"),
    reason: reasonOf(request, t),
    errors: errors.map(([name, text]) => ({
      name,
      label: t(labels[name] ?? "leadAgain.message"),
      text,
    })),
    call: callOf(request, isFinal),
    alternative: isFinal ? alternativeOf(fields, t) : null,
  };
}

const labels: Readonly<Record<string, TextKey>> = {
  firstName: "leadForm.firstName",
  lastName: "leadForm.lastName",
  phone: "leadForm.phone",
  email: "leadForm.email",
  topic: "leadAgain.topic",
  store: "leadAgain.store",
  zip: "leadAgain.zip",
  resume: "leadAgain.resume",
  "vehicle.make": "leadAgain.vehicle.make",
  "vehicle.model": "leadAgain.vehicle.model",
  "vehicle.year": "leadAgain.vehicle.year",
  "vehicle.odometer": "leadAgain.vehicle.odometer",
};

const retryableCodes: readonly string[] = ["fields-invalid", "too-many-requests", "still-running"];

/** True when sending the same form again cannot succeed. */
function isFinalRejection({ code, status }: AppError): boolean {
  return status < 500 && !retryableCodes.includes(code);
}

function reasonOf({ error, retryAfter }: RejectedRequest, t: (key: TextKey) => string): string {
  if (isFinalRejection(error)) return t("leadAgain.cannot");
  if (error.code === "fields-invalid") return t("leadAgain.fields");
  if (error.code !== "too-many-requests") return t("leadAgain.failed");
  const minutes = Math.ceil((retryAfter ?? 1) / 60);
  return t("leadAgain.tooMany").replace("{minutes}", String(minutes));
}

/** The phone number of the department that the form is for. */
function callOf({ site, storeName, fields }: RejectedRequest, isFinal: boolean): Rejection["call"] {
  const { sales, service } = site.store;
  const isOfService = /^(CONTACT_)?SERVICE$/.test(fields["template"] ?? "");
  const { phone } = isOfService && service ? service : sales;
  const text = site.texts[isFinal ? "leadAgain.cannot.call" : "leadAgain.call"] ?? "{phone}";
  // Keeps the number on one line.
  const number = maskPhone(phone, site.phoneMasks.general).replaceAll(" ", "\u00a0");
  return { phone, text: text.replace("{store}", storeName).replace("{phone}", number) };
}

function alternativeOf(
  fields: FormFields,
  t: (key: TextKey) => string,
): NonNullable<Rejection["alternative"]> {
  const text = fields["text"] ?? "";
  const vehicle = vehicleOfLead(bodyOfForm(fields)["vehicle"]);
  return {
    message: text.trim() === "" ? null : { label: t("leadAgain.message"), text },
    restart: vehicle
      ? { path: href.vehicle(vehicle), text: t("leadAgain.openVehicle") }
      : { path: "/", text: t("leadAgain.openHome") },
  };
}
