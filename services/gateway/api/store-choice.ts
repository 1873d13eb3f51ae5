import { AppError } from "@forecourt/contracts/errors";
import { storeCookie } from "@forecourt/contracts/tenant";
import { StoreChoiceForm } from "@forecourt/contracts/visitor/store-choice";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import express, { type RequestHandler } from "express";
import { dealerOf } from "../request/request-context.ts";

const maxBody = "8kb";

/**
 * Saves the chosen store in a cookie and redirects back to the page. Works as a form without
 * JavaScript. @throws AppError bad-body, or forbidden for a cross-site request
 */
export const storeChoice: RequestHandler[] = [
  requireSameOrigin,
  express.urlencoded({ extended: false, limit: maxBody }),
  express.json({ limit: maxBody }),
  (request, response) => {
    const form = StoreChoiceForm.safeParse(request.body);
    if (!form.success) throw new AppError("bad-body", describeIssues("body", form.error));
    const { store, back } = form.data;
    if (!dealerOf(request).storeIds.includes(store)) {
      throw new AppError("bad-body", "body.store: expected one of this dealer's stores");
    }
    response.cookie(storeCookie.name, store, {
      maxAge: storeCookie.maxAgeSeconds * 1000,
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "lax",
    });
    response.set("cache-control", "no-store");
    if (request.get("accept") === "application/json") response.status(204).end();
    else response.status(303).location(back).end();
  },
];
