interface FailurePage {
  status: number;
  /** The dealer's name; null for an unknown host. */
  dealer: string | null;
  nonce: string;
  requestId: string;
  /** A form was submitted: the browser still has the form's page with all input in its history. */
  isForm: boolean;
  /** The response makes the browser delete the cookies of this site. */
  clearsCookies: boolean;
}

interface PageText {
  title: string;
  text: string;
  /** Offers to load the same URL again. */
  canRetry: boolean;
}

const unavailable: PageText = {
  title: "We'll be right back",
  text: "This page can't be shown at the moment. Nothing you did caused it, and it is being looked after. Please try again in a few seconds.",
  canRetry: true,
};

const notSent: PageText = {
  title: "This could not be sent",
  text: "Nothing you did caused it, and nothing is lost: go back in your browser, where your words still are, and send them again in a few seconds.",
  canRetry: false,
};

const cookiesCleared: PageText = {
  title: "Your browser sent too many cookies",
  text: "More cookies of this site had gathered than we can read, so we asked your browser to remove them. Please try again. Choices such as your store have to be made once more.",
  canRetry: true,
};

const texts: Record<number, PageText> = {
  400: {
    title: "This address can't be read",
    text: "Something in the link is misspelled or was cut off. The start page leads everywhere.",
    canRetry: false,
  },
  404: { title: "Nothing is here", text: "The start page leads everywhere.", canRetry: false },
  405: {
    title: "This can't be sent here",
    text: "The page only shows things; it takes nothing in. The start page leads everywhere.",
    canRetry: false,
  },
  413: {
    title: "This is too large",
    text: "What was sent is more than we can take.",
    canRetry: false,
  },
  414: {
    title: "This address is too long",
    text: "The start page leads everywhere.",
    canRetry: false,
  },
  421: {
    title: "No site under this name",
    text: "The web address you followed doesn't belong to a dealership here. Please check how it is spelled.",
    canRetry: false,
  },
  431: {
    title: "Your browser sent too much",
    text: "Clearing the cookies of this site usually helps.",
    canRetry: false,
  },
};

function textOf({
  status,
  isForm,
  clearsCookies,
}: Pick<FailurePage, "status" | "isForm" | "clearsCookies">): PageText {
  if (clearsCookies) return cookiesCleared;
  return texts[status] ?? (isForm ? notSent : unavailable);
}

/** A self-contained error page: no script, no other file, no other server. */
export function failurePage({ dealer, nonce, requestId, ...failure }: FailurePage): string {
  const { title, text, canRetry } = textOf(failure);
  const name = dealer === null ? "" : `<p class="name">${escapeHtml(dealer)}</p>`;
  const home = dealer === null ? "" : `<a href="/">Start page</a>`;
  const retry = canRetry ? `<a class="first" href="">Attempt again</a>` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}${dealer === null ? "" : ` | ${escapeHtml(dealer)}`}</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
${name}
<h1>${title}</h1>
<p>${text}</p>
<nav>${retry}${home}</nav>
<p class="note">Reference ${escapeHtml(requestId)}</p>
</main>
</body>
</html>
`;
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

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
