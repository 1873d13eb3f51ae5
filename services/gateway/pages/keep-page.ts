import type { IncomingMessage } from "node:http";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { copyBody } from "./copy-body.ts";
import type { StalePage, StalePages } from "./stale-pages.ts";

/**
 * Keeps the page that `answer` brings for bad times, if it is good and nobody's own. Forgets the
 * kept one when the shell says that there is no such page any more; an error changes nothing, and
 * neither does the same page drawn for somebody who is known.
 */
export function keepPage(
  stale: StalePages,
  key: string,
  {
    answer,
    maxBytes,
    ...page
  }: { answer: IncomingMessage; maxBytes: number } & Omit<StalePage, "html">,
): void {
  const status = answer.statusCode ?? 500;
  if (isKeepable(answer)) {
    copyBody(answer, maxBytes, (body) => stale.keep(key, { ...page, html: body.toString("utf8") }));
  } else if (status >= 300 && status < 500 && status !== 304) {
    stale.drop(key);
  }
}

function isKeepable({ statusCode, headers }: IncomingMessage): boolean {
  const html = headers["content-type"]?.startsWith("text/html") ?? false;
  const plain = headers["content-encoding"] === undefined && headers["set-cookie"] === undefined;
  return statusCode === 200 && html && plain && headers[internalHeaders.shareable] === "1";
}
