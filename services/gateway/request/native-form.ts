import type { Request } from "express";

/** True for a form that the browser submits itself: the visitor sees the response as a page. */
export function isNativeForm(request: Request): boolean {
  if (request.method !== "POST" || !request.get("accept")?.includes("text/html")) return false;
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    request.get("content-type") ?? "",
  );
}
