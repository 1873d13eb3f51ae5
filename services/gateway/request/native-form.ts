import type { IncomingMessage } from "node:http";

/** True for a form that the browser submits itself: the visitor sees the response as a page. */
export function isNativeForm({ method, headers }: IncomingMessage): boolean {
  if (method !== "POST" || !headers.accept?.includes("text/html")) return false;
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    headers["content-type"] ?? "",
  );
}
