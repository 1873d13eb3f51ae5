import { AppError } from "@forecourt/contracts/errors";
import {
  getBuyerPreferences,
  saveBuyerPreferences,
} from "@forecourt/contracts/visitor/buyer-preferences";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { runIdempotent } from "@forecourt/service-kit/idempotency/run-idempotent";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import type { Express, Request } from "express";
import {
  clearPreferencesId,
  hasPreferencesCookie,
  preferencesIdOf,
  setPreferencesId,
} from "../buyer-preferences/preferences-cookie.ts";
import { newPreferencesId, preferencesKey } from "../buyer-preferences/preferences-id.ts";
import type { Deps } from "../deps.ts";
import {
  deletePreferences,
  findPreferences,
  mergePreferences,
} from "../store/buyer-preferences.ts";
import type { VisitorTables } from "../store/tables.ts";
import { createFloodLimit } from "../tracking/flood-limit.ts";

/** A wizard has four questions; offices share an address. */
const PREFERENCES_PER_MINUTE = 120;

/** Stores buyer preferences, and returns them to the browser that sent them. */
export function buyerPreferencesRoutes(app: Express, deps: Deps): void {
  const { database, secret, now } = deps;
  const limit = createFloodLimit(deps.preferencesPerMinute ?? PREFERENCES_PER_MINUTE);
  app.use(saveBuyerPreferences.path, requireSameOrigin);
  mount(app, saveBuyerPreferences, async ({ body, request, response }) => {
    if (!limit.allows(clientNetwork(request), now().getTime())) {
      throw new AppError("too-many-requests", "expected fewer requests from one address");
    }
    const tenant = tenantOf(request);
    const site = { secret, dealerId: tenant.dealerId };
    const mayStore = Object.keys(body).length > 0 && hasFunctionalConsent(deps, request);
    const key = idempotencyKeyOf(request);
    const id = preferencesIdOf(request, site) ?? (mayStore ? newPreferencesId(site, key) : null);
    const { method, path } = saveBuyerPreferences;
    const { answer } = await runIdempotent<VisitorTables, { kept: boolean }>(
      { database, area: "visitor", now },
      key === null ? null : identityOf({ key, method, path, tenant, body }),
      async (transaction) => {
        if (id === null) return { kept: false };
        if (mayStore)
          await mergePreferences(transaction, preferencesKey(site, id), body, now().getTime());
        else await deletePreferences(transaction, preferencesKey(site, id));
        return { kept: mayStore };
      },
    );
    if (mayStore && answer.kept && id !== null) setPreferencesId(response, id);
    else if (hasPreferencesCookie(request)) clearPreferencesId(response);
    return { kept: mayStore && answer.kept };
  });
  mount(app, getBuyerPreferences, async ({ request, response }) => {
    response.set("cache-control", "no-store");
    const site = { secret, dealerId: tenantOf(request).dealerId };
    const id = preferencesIdOf(request, site);
    if (id === null || !hasFunctionalConsent(deps, request)) return {};
    return findPreferences(database.query, preferencesKey(site, id), now().getTime());
  });
}

function hasFunctionalConsent({ dealers, secret, now }: Deps, request: Request): boolean {
  const tenant = tenantOf(request);
  const { cookieTier } = dealers.current().site(tenant);
  const signingContext = { secret, dealerId: tenant.dealerId, now: now() };
  return isAllowed("functional", visitorOf(request, { signingContext, cookieTier }), cookieTier);
}
