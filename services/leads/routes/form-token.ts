import { getFormToken } from "@forecourt/contracts/leads/send";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { IntakeDeps } from "../deps.ts";

/** Tokens for documents that have none, or an old one. */
export function formTokenRoute(app: Express, { dealers, signingSecret, now }: IntakeDeps): void {
  mount(app, getFormToken, ({ request, response }) => {
    const { dealerId } = dealers.current().site(tenantOf(request));
    response.set("cache-control", "no-store");
    return { formToken: signFormToken({ secret: signingSecret, dealerId, now: now() }) };
  });
}
