import {
  staffSheetPhotoPath,
  staffSheetStylePath,
} from "@forecourt/contracts/areas/trade/trade-paths";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import type { SheetRow, SheetSection } from "./sheet-row.ts";
import type { StaffSheet } from "./staff-sheet.ts";

/** The appraisal sheet as a page without any script, which prints on letter paper. */
export function sheetPage(sheet: StaffSheet, token: string): string {
  const { number, title, store, sections } = sheet;
  return document(
    `${title} (${number})`,
    `<header><p>${escapeHtml(store)} · Appraisal sheet ${escapeHtml(number)}</p><h1>${escapeHtml(title)}</h1></header>
<div class="sections">
${sections.map(sectionHtml).join("\n")}
</div>
${photosHtml(sheet, token)}
<footer><p>For the store's staff. It contains the seller's contact: anyone with this address can read it.</p></footer>`,
  );
}

/** The page of an address that opens no sheet any more. */
export function noSheetPage(): string {
  return document(
    "No appraisal sheet",
    `<header><h1>There is no sheet at this address</h1></header>
<p>Sheets can be opened until 30 days after the offer's last day. Look it up with <code>npm run offers</code>, or ask the person who runs the site.</p>`,
  );
}

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${staffSheetStylePath}">
</head>
<body><main>${body}</main></body>
</html>
`;
}

function sectionHtml({ title, rows, checks = [] }: SheetSection): string {
  const list = rows.length === 0 ? "" : `<dl>${rows.map(rowHtml).join("")}</dl>`;
  const items = checks.map((check) => `<li>${escapeHtml(check)}</li>`).join("");
  const ticked = checks.length === 0 ? "" : `<ul class="checks">${items}</ul>`;
  return `<section${checks.length === 0 ? "" : ' class="wide"'}><h2>${escapeHtml(title)}</h2>${list}${ticked}</section>`;
}

function rowHtml({ label, value, isSum = false }: SheetRow): string {
  const style = isSum ? ' class="sum"' : "";
  return `<div${style}><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`;
}

function photosHtml({ photos }: StaffSheet, token: string): string {
  if (photos.length === 0) return "";
  const path = (id: string, size: string) =>
    staffSheetPhotoPath.replace(":token", token).replace(":photo", id).replace(":size", size);
  const items = photos.map(
    ({ id, position }) =>
      `<li><a href="${path(id, "large")}"><img src="${path(id, "thumbnail")}" alt="Photo ${position} of the car, larger" width="160" height="120" loading="lazy"></a></li>`,
  );
  return `<section class="photos"><h2>Photos</h2><ul>${items.join("")}</ul></section>`;
}
