import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request } from "express";

/** Whether the visitor may see early-access cars. */
export function isUnlocked(request: Request): boolean {
  return request.get(internalHeaders.unlocked)?.split(" ").includes("inventory") === true;
}
