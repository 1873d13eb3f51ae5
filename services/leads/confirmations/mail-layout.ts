import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { escapeHtml } from "@forecourt/service-kit/escape-html";

/** The dealer's part of a mail. */
export type MailBrand = Pick<DealerConfig, "company" | "site" | "logos" | "theme">;

interface MailLayout {
  brand: MailBrand;
  /** The subject. */
  title: string;
  /** The content: HTML whose values are escaped. */
  body: string;
  /** The last paragraph: why the shopper gets this mail. */
  reason: string;
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colors of mail programs with a dark theme; the others keep the inline ones. */
const darkTheme = `@media (prefers-color-scheme:dark){
.page{background:#15171a!important}
.card{background:#1f2226!important;color:#eceef0!important}
.quiet{color:#b4bac0!important}
.cell{border-color:#3a3f45!important}
}`;

/**
 * A mail to a shopper as an HTML document. Tables, attributes and inline styles, because Outlook knows no
 * other layout; nothing is loaded but the dealer's logo, from the dealer's own site.
 */
export function mailLayout({ brand, title, body, reason }: MailLayout): string {
  const { theme } = brand;
  const color = escapeHtml(theme.brand);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkTheme}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f3f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f2f3f5"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td bgcolor="${color}" style="background:${color};padding:16px 24px">${logo(brand)}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;color:#1c1f23;padding:24px;${font};font-size:16px;line-height:1.5">
${body}
</td></tr>
<tr><td class="quiet" style="padding:16px 24px;color:#5b6168;${font};font-size:13px;line-height:1.5">${escapeHtml(reason)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

/** The logo on the brand's color; its text in programs that show no pictures. */
function logo({ company, site, logos, theme }: MailBrand): string {
  const style = `color:${escapeHtml(theme.onBrand)};${font};font-size:20px;font-weight:bold`;
  if (logos.mail === null) return `<span style="${style}">${escapeHtml(company.name)}</span>`;
  const address = new URL(`/assets/${logos.mail}`, site.url).href;
  return `<img src="${escapeHtml(address)}" alt="${escapeHtml(company.name)}" height="40" style="display:block;border:0;height:40px;width:auto;${style}">`;
}

interface MailButton {
  href: string;
  label: string;
}

/** A link as a button that every mail program draws. */
export function mailButton(
  { href, label }: MailButton,
  { theme }: Pick<MailBrand, "theme">,
): string {
  const color = escapeHtml(theme.brand);
  const style = `display:inline-block;padding:12px 24px;color:${escapeHtml(theme.onBrand)};text-decoration:none;font-weight:bold`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td bgcolor="${color}" style="background:${color};border-radius:6px"><a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a></td></tr></table>`;
}

/** A paragraph of a plain text; its line breaks stay. */
export function mailParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
}
