import { previewCookie } from "@forecourt/contracts/preview";
import type { RequestHandler } from "express";
import { contextOf } from "../request/request-context.ts";

/** The token that ends a preview. */
const end = "end";

/**
 * Gives the browser the cookie of a preview, or takes it with the token `end`, and shows the home page. The shell server
 * checks the token, each time that it renders a page.
 */
export const releasePreview: RequestHandler<{ token: string }> = (request, response) => {
  const { token } = request.params;
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: contextOf(request).client.proto === "https",
  } as const;
  if (token === end) response.clearCookie(previewCookie.name, options);
  else {
    const maxAge = previewCookie.maxAgeSeconds * 1000;
    response.cookie(previewCookie.name, token, { ...options, maxAge });
  }
  response.set("cache-control", "private, no-store").redirect(302, "/");
};
