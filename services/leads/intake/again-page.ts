import type { AppError } from "@forecourt/contracts/errors";
import type { SiteContext } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { formatPhone } from "@forecourt/domain/phone";
import { escapedHtml } from "../compose/html-text.ts";
import { againStyle } from "./again-style.ts";
import type { FlatFields } from "./nested-fields.ts";

/** A form that was sent without a script and could not be taken. */
export interface Again {
  site: SiteContext;
  /** Where it is sent again. */
  action: string;
  fields: FlatFields;
  error: AppError;
  /** After how many minutes it may be sent again; null = at once. */
  minutes: number | null;
  /** Lets the page's style through; null = it has none. */
  nonce: string | null;
}

interface Shown {
  name: string;
  label: TextKey;
  type: "text" | "tel" | "email" | "many-lines";
}

const person: readonly Shown[] = [
  { name: "firstName", label: "leadForm.firstName", type: "text" },
  { name: "lastName", label: "leadForm.lastName", type: "text" },
  { name: "phone", label: "leadForm.phone", type: "tel" },
  { name: "email", label: "leadForm.email", type: "email" },
];

const message: Shown = { name: "text", label: "leadAgain.message", type: "many-lines" };

const vehicle: readonly Shown[] = [
  { name: "vehicle.make", label: "leadAgain.vehicle.make", type: "text" },
  { name: "vehicle.model", label: "leadAgain.vehicle.model", type: "text" },
  { name: "vehicle.year", label: "leadAgain.vehicle.year", type: "text" },
  { name: "vehicle.odometer", label: "leadAgain.vehicle.odometer", type: "text" },
];

/** A whole page with the form as it was filled in, what is wrong beside each field, and a telephone. */
export function againPage(again: Again): string {
  const { site, action, fields, error, nonce } = again;
  const t = (key: TextKey) => escapedHtml(site.texts[key] ?? key);
  const faults = error.fields ?? {};
  const shown = shownFields(fields, faults);
  const names = new Set(shown.map(({ name }) => name));
  const hidden = Object.entries(fields).filter(([name]) => !names.has(name));
  const { phone } = site.store.sales;
  const style = nonce === null ? "" : `<style nonce="${escapedHtml(nonce)}">${againStyle}</style>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${escapedHtml(site.icon ?? "data:,")}">
<title>${t("leadAgain.title")} | ${escapedHtml(site.name)}</title>
${style}
</head>
<body>
<main>
<p class="name"><a href="/">${escapedHtml(site.name)}</a></p>
<h1>${t("leadAgain.title")}</h1>
<p role="alert">${escapedHtml(reason(again))}</p>
<form method="post" novalidate action="${escapedHtml(action)}">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(value)}">`).join("\n")}
${shown.map((field) => fieldHtml(field, { t, value: fields[field.name] ?? "", fault: faults[field.name] })).join("\n")}
<button type="submit">${t("leadAgain.submit")}</button>
</form>
<p><a href="tel:${escapedHtml(phone)}">${t("leadAgain.call").replace("{phone}", escapedHtml(formatPhone(phone)))}</a></p>
</main>
</body>
</html>
`;
}

/** The person's, the message where there is one to write, and facts of a vehicle that are at fault. */
function shownFields(fields: FlatFields, faults: Readonly<Record<string, string>>): Shown[] {
  const isOfForm = ({ name }: Shown) => name in fields || name in faults;
  const isWritten =
    "text" in faults || /^CONTACT_|^STAFF_|^CAREERS$/.test(fields["template"] ?? "");
  return [
    ...person.filter(isOfForm),
    ...vehicle.filter(({ name }) => name in faults),
    ...(isWritten ? [message] : []),
  ];
}

interface Filled {
  t: (key: TextKey) => string;
  value: string;
  fault: string | undefined;
}

function fieldHtml({ name, label, type }: Shown, { t, value, fault }: Filled): string {
  const id = name.replace(".", "-");
  const told = fault === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-fault"`;
  const common = `id="${id}" name="${name}"${told}`;
  const input =
    type === "many-lines"
      ? `<textarea ${common} rows="6">\n${escapedHtml(value)}</textarea>`
      : `<input ${common} type="${type}" value="${escapedHtml(value)}">`;
  const words =
    fault === undefined ? "" : `<p class="fault" id="${id}-fault">${escapedHtml(fault)}</p>`;
  return `<p><label for="${id}">${t(label)}</label>${input}</p>${words}`;
}

function reason({ site, error, minutes }: Again): string {
  if (error.code === "fields-invalid") return site.texts["leadAgain.fields"] ?? "";
  if (error.code !== "too-many-requests") return site.texts["leadAgain.failed"] ?? "";
  return (site.texts["leadAgain.tooMany"] ?? "").replace("{minutes}", String(minutes ?? 1));
}
