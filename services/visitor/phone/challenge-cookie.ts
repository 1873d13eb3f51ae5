import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request, Response } from "express";
import { CODE_MINUTES } from "./issue-code.ts";

/**
 * The challenge that this browser started; only it can solve it. Essential: verification is impossible
 * without it.
 */
const name = "phoneCheck";

const options = {
  path: "/api/customer",
  secure: true,
  httpOnly: true,
  sameSite: "strict",
} as const;

export function challengeOf(request: Request): string | null {
  const value = readRequestCookie(request, name);
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null;
}

export function setChallenge(response: Response, challengeId: string): void {
  response.cookie(name, challengeId, { ...options, maxAge: CODE_MINUTES * 60_000 });
}

export function clearChallenge(response: Response): void {
  response.clearCookie(name, options);
}
