import { getFormToken } from "@forecourt/contracts/leads/send";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";

/** Form tokens for pages without a token, or with an expired token. */
export function formTokenRoute(app: Express, { dealers, signingSecret, now }: Deps): void {
  mount(app, getFormToken, ({ request, response }) => {
    const { dealerId } = dealers.current().site(tenantOf(request));
    response.set("cache-control", "no-store");
    return { formToken: signFormToken({ secret: signingSecret, dealerId, now: now() }) };
  });
}
