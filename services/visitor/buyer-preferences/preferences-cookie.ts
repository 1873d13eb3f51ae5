import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { cookieNameFor, readRequestCookie } from "@forecourt/service-kit/cookie";
import type { Request, Response } from "express";
import { PREFERENCES_DAYS } from "../store/buyer-preferences.ts";
import { isIssuedPreferencesId, type Site } from "./preferences-id.ts";

const name = visitorCookies.answers;

const options = { path: "/", secure: true, httpOnly: true, sameSite: "lax" } as const;

/** The id of this browser's preferences; null = none that this site has issued. */
export function preferencesIdOf(request: Request, site: Site): string | null {
  const value = readRequestCookie(request, name);
  return value !== null && isIssuedPreferencesId(site, value) ? value : null;
}

/** True when the browser sent an id, issued or not. */
export function hasPreferencesCookie(request: Request): boolean {
  return readRequestCookie(request, name) !== null;
}

export function setPreferencesId(response: Response, id: string): void {
  response.cookie(cookieNameFor(response.req, name), id, {
    ...options,
    maxAge: PREFERENCES_DAYS * 24 * 60 * 60_000,
  });
}

export function clearPreferencesId(response: Response): void {
  response.clearCookie(cookieNameFor(response.req, name), options);
}
