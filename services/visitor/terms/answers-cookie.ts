import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request, Response } from "express";
import { TERMS_DAYS } from "../store/terms.ts";

const name = visitorCookies.answers;

const options = { path: "/", secure: true, httpOnly: true, sameSite: "lax" } as const;

/** The id that this browser's answers are kept by; null = it has none that could be one of ours. */
export function answersIdOf(request: Request): string | null {
  const value = readRequestCookie(request, name);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

export function setAnswersId(response: Response, id: string): void {
  response.cookie(name, id, { ...options, maxAge: TERMS_DAYS * 24 * 60 * 60_000 });
}

export function clearAnswersId(response: Response): void {
  response.clearCookie(name, options);
}
