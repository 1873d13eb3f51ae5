import { AppError } from "@forecourt/contracts/errors";
import { trackEvent } from "@forecourt/contracts/tracking/tracking";
import { tagConsent } from "@forecourt/contracts/visitor/consent";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Express } from "express";
import type { RouteDeps } from "../app.ts";
import { keepEvent } from "../store/events.ts";
import { floodGuard } from "../tracking/flood-guard.ts";

/** A visitor who opens a page a second for a minute does not come near it; offices share an address. */
const EVENTS_A_MINUTE = 600;

/** Takes events of visits. */
export function trackRoutes(app: Express, deps: RouteDeps): void {
  const guard = floodGuard(deps.eventsAMinute ?? EVENTS_A_MINUTE);
  app.use(trackEvent.path, requireSameOrigin);
  mount(app, trackEvent, async ({ body, request }) => {
    const tenant = tenantOf(request);
    const now = deps.now();
    if (!guard.lets(clientNetwork(request), now.getTime())) {
      throw new AppError("too-many-requests", "expected fewer events from one address");
    }
    const { cookieTier } = deps.dealers.current().site(tenant);
    const seal = { secret: deps.secret, dealerId: tenant.dealerId, now };
    // The browser asks before it sends; what was sent all the same is not kept either.
    const visitor = visitorOf(request, { seal, cookieTier });
    if (!tagConsent(visitor, cookieTier).pixel) return { stored: false };
    const isForwarded = deps.forwardsFor(tenant.dealerId);
    const stored = await keepEvent(deps.database, {
      dealerId: tenant.dealerId,
      event: body,
      now: now.getTime(),
      isForwarded,
    });
    return { stored };
  });
}
