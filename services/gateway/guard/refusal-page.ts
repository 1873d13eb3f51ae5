import { createHash } from "node:crypto";

const style =
  ":root{color-scheme:light dark}body{min-height:100vh;margin:0;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}main{max-width:560px;padding:32px}a{display:inline-block;padding:10px 20px;border:1px solid;border-radius:10px;color:inherit}";

/** The content security policy of the page: nothing but its own style. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256")
  .update(style)
  .digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const busy = page(
  "We'll be right back",
  "Many people are on this site at the moment. Please try again in a few seconds.",
  `<p><a href="">Attempt again</a></p>`,
);

/** The browser still has the form's page, with all input, in its history. */
const notSent = page(
  "This could not be sent",
  "Many people are on this site at the moment, and nothing is lost: go back in your browser, where your words still are, and send them again in a few seconds.",
  "",
);

/** The page for a request that is refused because of overload. It is the same for every visitor. */
export function refusalPage(isForm: boolean): string {
  return isForm ? notSent : busy;
}

function page(title: string, text: string, link: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>${link}</main></body>
</html>
`;
}
