import { AppError } from "@forecourt/contracts/errors";
import { trackEvent } from "@forecourt/contracts/tracking/tracking";
import { tagConsent } from "@forecourt/contracts/visitor/consent";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { storeEvent } from "../store/events.ts";
import { createFloodLimit } from "../tracking/flood-limit.ts";

/** More events than one visitor can send; offices share an address. */
const EVENTS_PER_MINUTE = 600;

/** Stores tracking events. */
export function trackRoutes(app: Express, deps: Deps): void {
  const limit = createFloodLimit(deps.eventsPerMinute ?? EVENTS_PER_MINUTE);
  app.use(trackEvent.path, requireSameOrigin);
  mount(app, trackEvent, async ({ body, request }) => {
    const tenant = tenantOf(request);
    const now = deps.now();
    if (!limit.allows(clientNetwork(request), now.getTime())) {
      throw new AppError("too-many-requests", "expected fewer events from one address");
    }
    const { cookieTier } = deps.dealers.current().site(tenant);
    const signingContext = { secret: deps.secret, dealerId: tenant.dealerId, now };
    // Without consent the browser should not send events; any that arrive are not stored.
    const visitor = visitorOf(request, { signingContext, cookieTier });
    if (!tagConsent(visitor, cookieTier).pixel) return { stored: false };
    const isForwarded = deps.forwardsFor(tenant.dealerId);
    const stored = await storeEvent(deps.database, {
      dealerId: tenant.dealerId,
      event: body,
      now: now.getTime(),
      isForwarded,
    });
    return { stored };
  });
}
