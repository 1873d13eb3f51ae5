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
import type { RouteDeps } from "../app.ts";
import type { VisitorTables } from "../store/tables.ts";
import { addTerms, dropTerms, findTerms } from "../store/terms.ts";
import { answersIdOf, clearAnswersId, setAnswersId } from "../terms/answers-cookie.ts";
import { newAnswersId, termsKey } from "../terms/answers-id.ts";
import { floodGuard } from "../tracking/flood-guard.ts";

/** A wizard has four questions; offices share an address. */
const ANSWERS_A_MINUTE = 120;

/** Keeps what visitors answer about how they buy, and tells it to the browser that answered. */
export function termsRoutes(app: Express, deps: RouteDeps): void {
  const { database, secret, now } = deps;
  const guard = floodGuard(deps.answersAMinute ?? ANSWERS_A_MINUTE);
  app.use(saveBuyerPreferences.path, requireSameOrigin);
  mount(app, saveBuyerPreferences, async ({ body, request, response }) => {
    if (!guard.lets(clientNetwork(request), now().getTime())) {
      throw new AppError("too-many-requests", "expected fewer answers from one address");
    }
    const tenant = tenantOf(request);
    const site = { secret, dealerId: tenant.dealerId };
    const mayKeep = Object.keys(body).length > 0 && allowsToKeep(deps, request);
    const key = idempotencyKeyOf(request);
    const id = answersIdOf(request) ?? (mayKeep ? newAnswersId(site, key) : null);
    const { method, path } = saveBuyerPreferences;
    const { answer } = await runIdempotent<VisitorTables, { kept: boolean }>(
      { database, area: "visitor", now },
      key === null ? null : identityOf({ key, method, path, tenant, body }),
      async (transaction) => {
        if (id === null) return { kept: false };
        if (mayKeep) await addTerms(transaction, termsKey(site, id), body, now().getTime());
        else await dropTerms(transaction, termsKey(site, id));
        return { kept: mayKeep };
      },
    );
    if (mayKeep && answer.kept && id !== null) setAnswersId(response, id);
    else if (id !== null) clearAnswersId(response);
    return { kept: mayKeep && answer.kept };
  });
  mount(app, getBuyerPreferences, async ({ request, response }) => {
    response.set("cache-control", "no-store");
    const site = { secret, dealerId: tenantOf(request).dealerId };
    const id = answersIdOf(request);
    if (id === null || !allowsToKeep(deps, request)) return {};
    return findTerms(database.query, termsKey(site, id), now().getTime());
  });
}

function allowsToKeep({ dealers, secret, now }: RouteDeps, request: Request): boolean {
  const tenant = tenantOf(request);
  const { cookieTier } = dealers.current().site(tenant);
  const seal = { secret, dealerId: tenant.dealerId, now: now() };
  return isAllowed("functional", visitorOf(request, { seal, cookieTier }), cookieTier);
}
