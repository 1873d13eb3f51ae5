import { plainPage } from "../responses/plain-page.ts";

const busy = plainPage({
  title: "We’ll be right back",
  text: "A lot of people are on our site right now. Please try again in a few seconds.",
  dealer: null,
  canRetry: true,
  hasHome: false,
  requestId: null,
});

/** The browser still has the form's page, with all input, in its history. */
const notSent = plainPage({
  title: "We couldn’t send this",
  text: "A lot of people are on our site right now. Please go back in your browser, where everything you typed is still there, and send it again in a few seconds.",
  dealer: null,
  canRetry: false,
  hasHome: false,
  requestId: null,
});

/** The page for a request that is refused because of overload. It is the same for every visitor. */
export function refusalPage(isForm: boolean): string {
  return isForm ? notSent : busy;
}
