import type { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { maskPhone } from "@forecourt/domain/phone";
import { escapeHtml } from "../../compose/html-text.ts";
import type { FormFields } from "../form-fields.ts";
import { alternativeHtml, isFinalRejection } from "./final-rejection.ts";
import { editableFields, errorSummary, fieldHtml } from "./form-page-fields.ts";
import { formPageStyle } from "./form-page-style.ts";
import { testDriveText } from "./test-drive-text.ts";

/** An HTML form that was rejected. */
export interface RejectedForm {
  /** The site as visitors of the form's store see it. */
  site: SiteContext;
  storeName: string;
  /** The path that the form is submitted to again. */
  action: string;
  fields: FormFields;
  error: AppError;
  /** After how many minutes it can be submitted again; null = at once. */
  retryInMinutes: number | null;
  /** The nonce of the content security policy; null = the page gets no styles. */
  nonce: string | null;
}

/** A page with the form as it was filled in, its errors, and the phone number of the store. */
export function renderFormWithErrors(form: RejectedForm): string {
  const { site, nonce, error } = form;
  const title = isFinalRejection(error) ? "leadAgain.cannot.title" : "leadAgain.title";
  const t = (key: TextKey) => escapeHtml(site.texts[key] ?? key);
  const style =
    nonce === null
      ? ""
      : `<style nonce="${escapeHtml(nonce)}">${formPageStyle(site.theme)}</style>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapeHtml(site.icon ?? "data:,")}">
<title>${t(title)} | ${escapeHtml(site.name)}</title>
${style}
</head>
<body>
${headerHtml(form)}
<main>
<h1>${t(title)}</h1>
${mainHtml(form, t)}
<p>${callHtml(form)}</p>
</main>
${footerHtml(form)}
</body>
</html>
`;
}

function mainHtml(form: RejectedForm, t: (key: TextKey) => string): string {
  const { action, site, fields, error } = form;
  const errors = error.fields ?? {};
  const shown = editableFields(fields, errors);
  const names = new Set(shown.map(({ name }) => name));
  const hidden = Object.entries(fields).filter(([name]) => !names.has(name));
  const isFinal = isFinalRejection(error);
  const about = [vehicleIn(fields), testDriveText(fields, site)].filter((line) => line !== "");
  const formHtml = `<form method="post" novalidate action="${escapeHtml(action)}">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join("\n")}
${shown.map((field) => fieldHtml(field, { t, value: fields[field.name] ?? "", error: errors[field.name] })).join("\n")}
<button type="submit">${t("leadAgain.submit")}</button>
</form>`;
  return `<div class="faults" role="alert" tabindex="-1" autofocus>
<p>${escapeHtml(reason(form))}</p>
${errorSummary(shown, { t, errors })}
</div>
${about.map((line) => `<p class="about">${escapeHtml(line)}</p>`).join("\n")}
${isFinal ? alternativeHtml(fields, t) : formHtml}`;
}

/** `2021 Toyota RAV4 XLE`, from hidden fields. */
function vehicleIn(fields: FormFields): string {
  const facts = ["year", "make", "model", "trim"].map((name) => fields[`vehicle.${name}`] ?? "");
  return facts.filter((fact) => fact.trim() !== "").join(" ");
}

/** A header like the site's: the logo as the link home, and the phone number. */
function headerHtml({ site, fields }: RejectedForm): string {
  const { logo, name, texts } = site;
  const phone = phoneOf({ site, fields });
  const number = maskPhone(phone, site.phoneMasks.general);
  const home = (texts["frame.homeLink"] ?? "{name}").replace("{name}", name);
  const call = (texts["frame.call"] ?? "{phone}").replace("{phone}", number);
  const onDark = logo.imageOnDark
    ? `<source srcset="${escapeHtml(logo.imageOnDark)}" media="screen and (prefers-color-scheme: dark)">`
    : "";
  const logoHtml =
    logo.image === null
      ? escapeHtml(logo.label)
      : `<picture>${onDark}<img src="${escapeHtml(logo.image)}" alt="" width="176" height="40"></picture>`;
  return `<header><div class="row">
<a class="logo" href="/" aria-label="${escapeHtml(home)}">${logoHtml}</a>
<a class="phone" href="tel:${escapeHtml(phone)}" aria-label="${escapeHtml(call)}">${escapeHtml(number)}</a>
</div></header>`;
}

function callHtml({ site, storeName, fields, error }: RejectedForm): string {
  const phone = phoneOf({ site, fields });
  const key = isFinalRejection(error) ? "leadAgain.cannot.call" : "leadAgain.call";
  const text = (site.texts[key] ?? "{phone}")
    .replace("{store}", storeName)
    // Keeps the number on one line.
    .replace("{phone}", maskPhone(phone, site.phoneMasks.general).replaceAll(" ", "\u00a0"));
  return `<a href="tel:${escapeHtml(phone)}">${escapeHtml(text)}</a>`;
}

function footerHtml({ site, storeName }: RejectedForm): string {
  const { addressLine1, addressLine2, city, stateShort, zip, sales } = site.store;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  const { closedOn } = sales;
  const closed = closedOn ? [`${site.texts["hours.closedOn"] ?? ""} ${closedOn}`] : [];
  const lines = [`${street}, ${city}, ${stateShort} ${zip}`, sales.hoursText, ...closed];
  return `<footer><div class="row">
<strong>${escapeHtml(storeName)}</strong>
${lines.map((line) => `<span>${escapeHtml(line)}</span>`).join("\n")}
</div></footer>`;
}

/** The phone number of the department that the form is for. */
function phoneOf({ site, fields }: Pick<RejectedForm, "site" | "fields">): string {
  const { sales, service } = site.store;
  const isOfService = /^(CONTACT_)?SERVICE$/.test(fields["template"] ?? "");
  return (isOfService && service ? service : sales).phone;
}

function reason({ site, error, retryInMinutes }: RejectedForm): string {
  if (isFinalRejection(error)) return site.texts["leadAgain.cannot"] ?? "";
  if (error.code === "fields-invalid") return site.texts["leadAgain.fields"] ?? "";
  if (error.code !== "too-many-requests") return site.texts["leadAgain.failed"] ?? "";
  return (site.texts["leadAgain.tooMany"] ?? "").replace("{minutes}", String(retryInMinutes ?? 1));
}
