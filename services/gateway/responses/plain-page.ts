import { createHash } from "node:crypto";
import { escapeHtml } from "@forecourt/service-kit/escape-html";

/** A page without scripts, files or other servers, for when nothing else can be drawn. Its texts are plain text. */
export interface PlainPage {
  title: string;
  text: string;
  /** The dealer's name; null where it is not known. */
  dealer: string | null;
  /** Offers to load the same URL again. */
  canRetry: boolean;
  /** Whether the page offers the home page: the host is a dealer's. */
  hasHome: boolean;
  requestId: string | null;
}

const style = `
:root{color-scheme:light dark;--ink:#16181d;--quiet:#565c68;--paper:#f6f7f8;--card:#fff;--line:#16181d1f}
@media (prefers-color-scheme:dark){:root{--ink:#f1f2f4;--quiet:#a9afba;--paper:#121418;--card:#1b1e24;--line:#ffffff24}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:560px;padding:48px 32px;background:var(--card);border:1px solid var(--line);border-radius:10px}
.name{margin-bottom:24px;font-weight:600}
h1{margin-bottom:12px;font-size:28px;line-height:1.15}
nav{display:flex;flex-wrap:wrap;gap:12px;margin-top:32px}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--ink);border-radius:10px;color:inherit;text-decoration:none;font-weight:600}
a.first{background:var(--ink);color:var(--card)}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.note{margin-top:32px;color:var(--quiet);font-size:14px;overflow-wrap:anywhere}
`;

/** The content security policy of every plain page, and of responses that are no page: nothing but its style. */
export const plainPagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256")
  .update(style)
  .digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function plainPage(page: PlainPage): string {
  const { title, text, dealer, canRetry, hasHome, requestId } = page;
  const name = dealer === null ? "" : `<p class="name">${escapeHtml(dealer)}</p>`;
  const retry = canRetry ? `<a class="first" href="">Try again</a>` : "";
  const home = hasHome ? `<a href="/">Home page</a>` : "";
  const links = retry || home ? `<nav>${retry}${home}</nav>` : "";
  const reference =
    requestId === null ? "" : `<p class="note">Reference ${escapeHtml(requestId)}</p>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}${dealer === null ? "" : ` | ${escapeHtml(dealer)}`}</title>
<style>${style}</style>
</head>
<body><main>${name}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${links}${reference}</main></body>
</html>
`;
}
