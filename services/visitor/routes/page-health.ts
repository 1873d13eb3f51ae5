import { AppError } from "@forecourt/contracts/errors";
import { countPageHealth, type PageHealth } from "@forecourt/contracts/visitor/page-health";
import {
  browserFaults,
  everyPage,
  overLimit,
  type Vital,
  vitalLimits,
} from "@forecourt/domain/canaries/signals";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { cohortIn, mayHaveCohort } from "@forecourt/service-kit/cohort-of";
import { mount } from "@forecourt/service-kit/mount";
import { comparisonsOf } from "@forecourt/service-kit/releases/canary-comparisons";
import { affectsArea } from "@forecourt/service-kit/releases/canary-contents";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request } from "express";
import type { Deps } from "../deps.ts";
import { createFloodLimit } from "../tracking/flood-limit.ts";

/** A document sends one report; offices share an address. */
const DOCUMENTS_PER_MINUTE = 300;

/** Counts how documents of canaries and of their baselines did in browsers. */
export function pageHealthRoutes(app: Express, deps: Deps): void {
  const limit = createFloodLimit(DOCUMENTS_PER_MINUTE);
  app.use(countPageHealth.path, requireSameOrigin);
  mount(app, countPageHealth, async ({ body, request }) => {
    if (!limit.allows(clientNetwork(request), deps.now().getTime())) {
      throw new AppError("too-many-requests", "expected fewer documents from one address");
    }
    count(deps, request, body);
    return undefined;
  });
}

/** Without consent the browser should send nothing; a report that arrives is not counted. */
function count({ dealers, canaries, signals, now }: Deps, request: Request, health: PageHealth) {
  const { record, canaries: running } = canaries();
  const tenant = tenantOf(request);
  const { cookieTier } = dealers.current().site(tenant);
  const cohort = cohortIn(request);
  if (cohort === null || !mayHaveCohort(request, cookieTier)) return;
  const [area = null] = health.page.split("/");
  for (const comparison of comparisonsOf(running, { ...tenant, cohort }, now().getTime())) {
    const { canary, arm } = comparison;
    const expected = arm === "canary" ? canary.record : record;
    if (health.record !== expected || !affectsArea(canary, area)) continue;
    for (const fault of browserFaults) {
      signals.count(comparison, fault, health[fault] ? [everyPage, "failed"] : [everyPage]);
    }
    for (const [vital, limits] of Object.entries(vitalLimits)) {
      const value = health[vital as Vital];
      if (value === undefined) continue;
      const exceeded = limits.filter((one) => value > one).map(overLimit);
      signals.count(comparison, vital, [everyPage, ...exceeded]);
    }
  }
}
