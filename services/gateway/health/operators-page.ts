import { escapeHtml } from "@forecourt/service-kit/escape-html";
import type { Response } from "express";

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
table{border-collapse:collapse}th,td{border:1px solid #8888;padding:.25rem .75rem;text-align:start;vertical-align:top;white-space:pre-line}
.bad{font-weight:700}div,pre{overflow-x:auto}`;

/** Sends a page of the port for operators; `body` is HTML. */
export function operatorsPage(response: Response, title: string, body: string): void {
  response
    .set("cache-control", "no-store")
    .set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .type("html")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
<h1>${title}</h1>${body}
</html>`,
    );
}

export function operatorsTable(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<div><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

export function tableRow(texts: readonly string[]): string {
  return `<tr>${texts.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`;
}
