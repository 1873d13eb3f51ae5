import type { Request } from "express";
import { contextOf } from "./request-context.ts";

/** The data of a client navigation; it is rendered by the releases that the browser has loaded. */
export function isPayload(request: Request): boolean {
  return contextOf(request).path.endsWith(".json");
}
