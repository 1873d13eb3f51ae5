import type { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { maskPhone } from "@forecourt/domain/phone";
import { escapedHtml } from "../../compose/html-text.ts";
import type { FlatFields } from "../form-fields.ts";
import { faultList, fieldHtml, shownFields } from "./again-fields.ts";
import { againStyle } from "./again-style.ts";
import { cannotBeSent, instead } from "./cannot-be-sent.ts";
import { driveInFields } from "./drive-in-fields.ts";

/** A form that was sent without a script and could not be taken. */
export interface Again {
  /** As visitors of the store see it whose form this is. */
  site: SiteContext;
  storeName: string;
  /** Where it is sent again. */
  action: string;
  fields: FlatFields;
  error: AppError;
  /** After how many minutes it may be sent again; null = at once. */
  minutes: number | null;
  /** Lets the page's style through; null = it has none. */
  nonce: string | null;
}

/** A whole page with the form as it was filled in, what is wrong beside each field, and whom to call. */
export function againPage(again: Again): string {
  const { site, nonce, error } = again;
  const title = cannotBeSent(error) ? "leadAgain.cannot.title" : "leadAgain.title";
  const t = (key: TextKey) => escapedHtml(site.texts[key] ?? key);
  const style =
    nonce === null ? "" : `<style nonce="${escapedHtml(nonce)}">${againStyle(site.theme)}</style>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapedHtml(site.icon ?? "data:,")}">
<title>${t(title)} | ${escapedHtml(site.name)}</title>
${style}
</head>
<body>
${headerHtml(again)}
<main>
<h1>${t(title)}</h1>
${formHtml(again, t)}
<p>${callHtml(again)}</p>
</main>
${footerHtml(again)}
</body>
</html>
`;
}

function formHtml(again: Again, t: (key: TextKey) => string): string {
  const { action, site, fields, error } = again;
  const faults = error.fields ?? {};
  const shown = shownFields(fields, faults);
  const names = new Set(shown.map(({ name }) => name));
  const hidden = Object.entries(fields).filter(([name]) => !names.has(name));
  const isFinal = cannotBeSent(error);
  const about = [vehicleIn(fields), driveInFields(fields, site)].filter((line) => line !== "");
  const form = `<form method="post" novalidate action="${escapedHtml(action)}">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(value)}">`).join("\n")}
${shown.map((field) => fieldHtml(field, { t, value: fields[field.name] ?? "", fault: faults[field.name] })).join("\n")}
<button type="submit">${t("leadAgain.submit")}</button>
</form>`;
  return `<div class="faults" role="alert" tabindex="-1" autofocus>
<p>${escapedHtml(reason(again))}</p>
${faultList(shown, { t, faults })}
</div>
${about.map((line) => `<p class="about">${escapedHtml(line)}</p>`).join("\n")}
${isFinal ? instead(fields, t) : form}`;
}

/** `2021 Toyota RAV4 XLE`: what it is about, which stands in hidden fields. */
function vehicleIn(fields: FlatFields): string {
  const facts = ["year", "make", "model", "trim"].map((name) => fields[`vehicle.${name}`] ?? "");
  return facts.filter((fact) => fact.trim() !== "").join(" ");
}

/** One row like the site's: the mark as the link home, and the telephone. */
function headerHtml({ site, fields }: Again): string {
  const { logo, name, texts } = site;
  const phone = phoneOf({ site, fields });
  const number = maskPhone(phone, site.phoneMasks.general);
  const home = (texts["frame.homeLink"] ?? "{name}").replace("{name}", name);
  const call = (texts["frame.call"] ?? "{phone}").replace("{phone}", number);
  const onDark = logo.imageOnDark
    ? `<source srcset="${escapedHtml(logo.imageOnDark)}" media="screen and (prefers-color-scheme: dark)">`
    : "";
  const mark =
    logo.image === null
      ? escapedHtml(logo.label)
      : `<picture>${onDark}<img src="${escapedHtml(logo.image)}" alt="" width="176" height="40"></picture>`;
  return `<header><div class="row">
<a class="logo" href="/" aria-label="${escapedHtml(home)}">${mark}</a>
<a class="phone" href="tel:${escapedHtml(phone)}" aria-label="${escapedHtml(call)}">${escapedHtml(number)}</a>
</div></header>`;
}

function callHtml({ site, storeName, fields, error }: Again): string {
  const phone = phoneOf({ site, fields });
  const key = cannotBeSent(error) ? "leadAgain.cannot.call" : "leadAgain.call";
  const words = (site.texts[key] ?? "{phone}")
    .replace("{store}", storeName)
    // Nobody reads half a number at the end of a line.
    .replace("{phone}", maskPhone(phone, site.phoneMasks.general).replaceAll(" ", "\u00a0"));
  return `<a href="tel:${escapedHtml(phone)}">${escapedHtml(words)}</a>`;
}

function footerHtml({ site, storeName }: Again): string {
  const { addressLine1, addressLine2, city, stateShort, zip, sales } = site.store;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  const { closedOn } = sales;
  const off = closedOn ? [`${site.texts["hours.closedOn"] ?? ""} ${closedOn}`] : [];
  const lines = [`${street}, ${city}, ${stateShort} ${zip}`, sales.hoursText, ...off];
  return `<footer><div class="row">
<strong>${escapedHtml(storeName)}</strong>
${lines.map((line) => `<span>${escapedHtml(line)}</span>`).join("\n")}
</div></footer>`;
}

/** Of the department that the form is for. */
function phoneOf({ site, fields }: Pick<Again, "site" | "fields">): string {
  const { sales, service } = site.store;
  const isOfService = /^(CONTACT_)?SERVICE$/.test(fields["template"] ?? "");
  return (isOfService && service ? service : sales).phone;
}

function reason({ site, error, minutes }: Again): string {
  if (cannotBeSent(error)) return site.texts["leadAgain.cannot"] ?? "";
  if (error.code === "fields-invalid") return site.texts["leadAgain.fields"] ?? "";
  if (error.code !== "too-many-requests") return site.texts["leadAgain.failed"] ?? "";
  return (site.texts["leadAgain.tooMany"] ?? "").replace("{minutes}", String(minutes ?? 1));
}
