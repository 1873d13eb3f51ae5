import { AppError } from "@forecourt/contracts/errors";
import { getRejectedForm, rejectedFormCookie } from "@forecourt/contracts/leads/rejected-form";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";

/** The rejected form of the request's cookie, for the shell's server. The id is in no URL, so in no log. */
export function rejectedFormRoute(app: Express, { rejectedForms, now }: Deps): void {
  mount(app, getRejectedForm, async ({ request, response }) => {
    response.set("cache-control", "no-store");
    const id = readRequestCookie(request, rejectedFormCookie);
    const { dealerId } = tenantOf(request);
    const form = id === null ? null : await rejectedForms.find(dealerId, id, now());
    if (form === null) throw new AppError("not-found", "no rejected form has this id");
    return form;
  });
}
