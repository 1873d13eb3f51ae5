import { recoveredErrorPath } from "@forecourt/contracts/visitor/recovered-error-path";
import type { BootState } from "../app/page-state.ts";
import type { caughtMark, mismatchMark } from "../app/tracking/health-marks.ts";

let isCounted = false;

/**
 * Warns about an error from which React recovered, such as markup that differs from the server's, or states one that an
 * area's boundary has caught, and has it counted, once per document. Without cookies and the page's address: what is
 * counted says nothing about the visitor.
 */
export function reportRecoveredError(
  recovered: unknown,
  { page: { area, page }, remotes }: Pick<BootState, "page" | "remotes">,
  info: object = {},
): void {
  // React states the boundary of an error that was caught, and none of one from which it has recovered.
  const isCaught = "errorBoundary" in info && Boolean(info.errorBoundary);
  if (isCaught) console.error(recovered);
  else console.warn("React recovered from an error and drew a part of the page again:", recovered);
  if (isCounted) return;
  isCounted = true;
  const kind = isMismatch(recovered) ? "mismatch" : "other";
  const mark: typeof mismatchMark | typeof caughtMark =
    kind === "mismatch" ? "forecourt:mismatch" : "forecourt:caught";
  performance.mark(mark);
  const [, , , release] = (area && remotes[area])?.split("/") ?? [];
  const body = {
    kind,
    page: area && page ? `${area}/${page}` : "none",
    ...(release && { release }),
  };
  fetch(recoveredErrorPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  }).catch(() => undefined);
}

/** React's numbers in production: 418, markup differs; 423, the whole document was drawn again. */
function isMismatch(recovered: unknown): boolean {
  return /#(?:418|423)\b|hydrat/i.test(String(recovered));
}
