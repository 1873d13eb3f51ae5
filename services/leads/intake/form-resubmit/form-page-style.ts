import { readFileSync } from "node:fs";

/** The site's tokens and base styles, without fonts and imports, inlined: this service serves no files. */
const siteStyles = [
  import.meta.resolve("@forecourt/ui/styles/tokens.css"),
  import.meta.resolve("@forecourt/ui/styles/base.css"),
]
  .map((address) => readFileSync(new URL(address), "utf8"))
  .join("")
  .replace(/@import[^;]+;/g, "")
  .replace(/\/\*[^]*?\*\//g, "")
  .replace(/\s+/g, " ");

const formPageRules = `
.row{display:flex;align-items:center;justify-content:space-between;gap:var(--space-4);margin-inline:auto;max-width:calc(var(--page-width) + 2*var(--gutter));padding-inline:var(--gutter)}
header{border-bottom:1px solid var(--line)}
header .row{min-height:calc(var(--header-height) - 1px)}
.logo{display:flex;align-items:center;min-height:var(--target);color:var(--ink-900);font-size:var(--type-18);font-weight:720;text-decoration:none}
.logo img{block-size:2.5rem;inline-size:11rem;object-fit:contain;object-position:left}
.phone{display:flex;align-items:center;min-height:var(--target);color:var(--ink-900);font-weight:600;font-variant-numeric:tabular-nums;text-decoration:none;white-space:nowrap}
main{max-width:36rem;margin-inline:auto;padding:var(--space-8) var(--gutter) var(--space-16)}
.faults{display:grid;gap:var(--space-2);margin-block:var(--space-5);padding:var(--space-4);border:1px solid var(--critical-line);border-radius:var(--radius);background:var(--critical-surface);color:var(--critical)}
.faults ul{padding-inline-start:var(--space-5)}
.faults li{padding-block:var(--space-1)}
.faults a{color:inherit}
.about{color:var(--ink-700);font-weight:600}
form{display:grid;gap:var(--space-4);margin-block:var(--space-6)}
.field{display:grid;gap:var(--space-1)}
label{font-size:var(--type-14);font-weight:600}
.asterisk{margin-inline-start:.2em;color:var(--critical)}
.field input,textarea{inline-size:100%;min-height:3rem;padding:var(--space-2) var(--space-3);border:1px solid var(--line-control);border-radius:var(--radius-small);background:var(--paper-0)}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--critical);box-shadow:inset 0 0 0 1px var(--critical)}
.fault{color:var(--critical);font-size:var(--type-14)}
button{min-height:3.25rem;padding:var(--space-2) var(--space-6);border:1px solid color-mix(in oklab,var(--brand),var(--brand-ink) 45%);border-radius:var(--radius);background:var(--brand);color:var(--on-brand);font-size:var(--type-18);font-weight:600}
button:hover{background:var(--brand-hover)}
footer{border-top:1px solid var(--line);background:var(--paper-50);color:var(--ink-700);font-size:var(--type-14)}
footer .row{display:grid;justify-content:start;gap:var(--space-1);padding-block:var(--space-8)}
footer strong{color:var(--ink-900)}
@media (forced-colors:active){button{border-color:ButtonText}}
`;

/** The styles of the page, light and dark, with the dealer's theme. */
export function formPageStyle(theme: Readonly<Record<string, string>>): string {
  const rules = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
  return `${siteStyles}:root{${rules.join(";").replaceAll("<", "")}}${formPageRules}`;
}
