/** In the manner of the gateway's page for failures: needs no file, in light and in dark. */
export const againStyle = `
@view-transition{navigation:auto}
:root{color-scheme:light dark;--ink:#16181d;--quiet:#565c68;--paper:#f6f7f8;--card:#fff;--line:#16181d59;--fault:#a3151c}
@media (prefers-color-scheme:dark){:root{--ink:#f1f2f4;--quiet:#a9afba;--paper:#121418;--card:#1b1e24;--line:#ffffff59;--fault:#ff9a9f}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:24px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:560px;margin:0 auto;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:10px}
.name{margin-bottom:24px;font-weight:600}
h1{margin-bottom:12px;font-size:28px;line-height:1.15}
form{display:grid;gap:16px;margin:24px 0}
label{display:block;margin-bottom:4px;font-weight:600}
input,textarea{display:block;width:100%;min-height:44px;padding:10px 12px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit}
[aria-invalid]{border-color:var(--fault);border-width:2px}
.fault{margin-top:-12px;color:var(--fault)}
button{min-height:48px;padding:0 24px;border:0;border-radius:10px;background:var(--ink);color:var(--card);font:inherit;font-weight:600}
a{color:inherit}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`;
