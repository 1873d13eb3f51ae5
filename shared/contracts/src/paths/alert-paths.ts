/** The form that signs up for mails about cars; its query says for which. */
export const signUpPath = "/car-alerts";

/** Query parameters of `signUpPath`. */
export const alertParameters = {
  kind: "for",
  vin: "vin",
  search: "search",
  /** Fault of a form that was sent without JavaScript; `typed` has the typed values, encrypted. */
  problem: "problem",
  typed: "typed",
  /** The form was accepted. */
  sent: "sent",
} as const;

type Subject =
  | { kind: "price"; vins: readonly string[] }
  | { kind: "similar"; vin: string }
  | { kind: "search"; search: string };

/** The form for cars, or for the address of a search. */
export function signUpHref(subject: Subject): string {
  const query = new URLSearchParams(subjectParameters(subject)).toString();
  // A comma needs no escape in a query.
  return `${signUpPath}?${query.replaceAll("%2C", ",")}`;
}

/** The page after the form, which says to look for the mail. */
export function alertsSentHref(subject: Subject): string {
  return `${signUpHref(subject)}&${alertParameters.sent}=1`;
}

function subjectParameters(subject: Subject): Record<string, string> {
  const { kind, vin, search } = alertParameters;
  if (subject.kind === "search") return { [kind]: subject.kind, [search]: subject.search };
  const cars = subject.kind === "price" ? subject.vins.join(",") : subject.vin;
  return { [kind]: subject.kind, [vin]: cars };
}

/** Path of the page with a shopper's alerts, by the token of their mails. */
export function managePath(token: string): string {
  return `${signUpPath}/${encodeURIComponent(token)}`;
}

/** Query parameters of the page of a token: what its last form did. */
export const manageResult = { confirmed: "confirmed", ended: "ended" } as const;
