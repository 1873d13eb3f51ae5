import { previewCookie } from "@forecourt/contracts/preview";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request } from "express";

/** Whether the browser has the cookie of a preview; the shell server checks if it is valid. */
export function hasPreview(request: Request): boolean {
  return readRequestCookie(request, previewCookie.name) !== null;
}
