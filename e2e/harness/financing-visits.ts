import type { Site } from "./site.ts";
import { startAsking } from "./steady-load.ts";
import { triedText } from "./tried-service.ts";

const api = "/api/financing/pages/index";
const page = "/auto-financing";

/** Answers of the financing service and its pages to a visitor. */
export interface FinancingVisit {
  statuses: readonly number[];
  /** Text that the tried release of the service adds to its answers; null = another release has answered. */
  api: string | null;
  html: string;
  /** The id of the record that the document was made with. */
  record: string | null;
}

/** A visitor, and a function that returns the fault of a visit; null = none. */
export interface FinancingVisitor {
  cookie: string;
  wrong(visit: FinancingVisit): string | null;
}

/** Asks the service and opens its page. Each visit has connections of its own, so that any gateway may get it. */
export async function visitFinancing(
  { origin }: Pick<Site, "origin">,
  cookie: string,
): Promise<FinancingVisit> {
  const headers = { cookie, connection: "close" };
  const [answer, document] = await Promise.all([
    fetch(origin + api, { headers }),
    fetch(origin + page, { headers }),
  ]);
  await answer.text();
  return {
    statuses: [answer.status, document.status],
    api: answer.headers.get("x-tried"),
    html: await document.text(),
    record: document.headers.get("x-record"),
  };
}

/** Which parts of a visit are of the releases that are tried: the service's answer, its data in the document, and the remote. */
export interface TriedParts {
  api: boolean;
  document: boolean;
  remote: boolean;
}

export const allTried: TriedParts = { api: true, document: true, remote: true };
export const noneTried: TriedParts = { api: false, document: false, remote: false };

/** @param text that the tried release of the service adds */
export function partsOf(
  { api: added, html }: FinancingVisit,
  remote: string,
  text = triedText,
): TriedParts {
  return {
    api: added === text,
    document: html.includes(text),
    remote: html.includes(`/remotes/mfe-financing/${remote}/`),
  };
}

/** Fault of a document whose remote and service do not belong together; null = they do. */
export function unpairedIn({ document, remote }: TriedParts): string | null {
  if (document === remote) return null;
  return remote ? "the tried remote with another service" : "the tried service with another remote";
}

/**
 * Visits again and again until the returned function is called. A status other than 200 is a failure, and so is each
 * fault that `wrong` returns.
 */
export function startFinancingVisits(
  site: Pick<Site, "origin">,
  visitors: readonly FinancingVisitor[],
) {
  const asks = visitors.map(({ cookie, wrong }) => async () => {
    const visit = await visitFinancing(site, cookie);
    const failed = visit.statuses.some((status) => status !== 200);
    return failed ? `${visit.statuses.join(" ")} for ${cookie}` : wrong(visit);
  });
  return startAsking(asks, 5, 3);
}
