import { plainPage } from "../responses/plain-page.ts";

interface FailurePage {
  status: number;
  /** The dealer's name; null for an unknown host. */
  dealer: string | null;
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
  title: "We’ll be right back",
  text: "We can’t show this page right now. The problem is on our end, and we’re on it. Please try again in a few seconds.",
  canRetry: true,
};

const notSent: PageText = {
  title: "We couldn’t send this",
  text: "The problem is on our end. Please go back in your browser, where everything you typed is still there, and send it again in a few seconds.",
  canRetry: false,
};

/** Refusals of a form; the back button returns to the form with the typed texts. */
const formTexts: Record<number, PageText> = {
  400: {
    title: "We couldn’t read this form",
    text: "Please go back in your browser, reload the page, and send it again. If it happens again, give us a call.",
    canRetry: false,
  },
  403: {
    title: "We couldn’t accept this form",
    text: "For your safety, we only accept a form from its own page on our site. Nothing was saved. Please open that page and send it from there.",
    canRetry: false,
  },
  404: {
    title: "This form has expired",
    text: "It may have been sent or deleted already, or the link may be wrong. Our home page is a good place to start.",
    canRetry: false,
  },
  409: {
    title: "We couldn’t send this again",
    text: "It was sent or changed a moment ago. Please go back in your browser, reload the page to see how it stands, and call us if something looks wrong.",
    canRetry: false,
  },
  422: {
    title: "Please check what you typed",
    text: "Something on the form is missing or isn’t right. Please go back in your browser, where everything you typed is still there.",
    canRetry: false,
  },
  429: {
    title: "That’s a lot of tries",
    text: "We limit how often a form can be sent. Please wait a few minutes, go back in your browser, where everything you typed is still there, and send it again.",
    canRetry: false,
  },
};

const cookiesCleared: PageText = {
  title: "Your browser sent too many cookies",
  text: "We couldn’t read them all, so we asked your browser to clear this site’s cookies. Please try again. You may have to choose your store again.",
  canRetry: true,
};

const texts: Record<number, PageText> = {
  400: {
    title: "This link doesn’t work",
    text: "Part of it is misspelled or missing. Our home page is a good place to start.",
    canRetry: false,
  },
  404: {
    title: "Page not found",
    text: "It may have moved, or the link may be wrong. Our home page is a good place to start.",
    canRetry: false,
  },
  405: {
    title: "This can’t be sent here",
    text: "This page doesn’t accept forms. Our home page is a good place to start.",
    canRetry: false,
  },
  413: {
    title: "That’s too large",
    text: "You sent more than we can accept. Please go back and send less.",
    canRetry: false,
  },
  414: {
    title: "This link is too long",
    text: "Part of it may have been pasted twice. Our home page is a good place to start.",
    canRetry: false,
  },
  421: {
    title: "No site at this address",
    text: "This web address doesn’t belong to any of our dealerships. Please check the spelling.",
    canRetry: false,
  },
  431: {
    title: "Your browser sent too much",
    text: "Clearing this site’s cookies in your browser usually helps.",
    canRetry: false,
  },
};

function textOf({
  status,
  isForm,
  clearsCookies,
}: Pick<FailurePage, "status" | "isForm" | "clearsCookies">): PageText {
  if (clearsCookies) return cookiesCleared;
  return (
    (isForm ? formTexts[status] : undefined) ?? texts[status] ?? (isForm ? notSent : unavailable)
  );
}

/** A self-contained error page: no script, no other file, no other server. */
export function failurePage({ dealer, requestId, ...failure }: FailurePage): string {
  // An unknown host has no home page; an unreadable address is rejected before its dealer is known.
  return plainPage({ ...textOf(failure), dealer, hasHome: failure.status !== 421, requestId });
}
