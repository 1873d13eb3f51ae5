import type { ProcessPlan } from "../plan.ts";
import type { ReleasedServices } from "./released-services.ts";

/**
 * The plan of a process whose services run from their releases, where they have one. The checkout has checked the
 * configuration; a release checks it again with its own code.
 */
export function planOfReleases(plan: ProcessPlan, released: ReleasedServices): ProcessPlan {
  const { services = [], entry } = plan;
  const own = services.flatMap((name) => {
    const file = released[name];
    return file === undefined ? [] : [[name, file] as const];
  });
  const [[, file] = [null, null]] = own;
  if (file === null) return plan;
  const { CHECKED_DEALERS: _ofCheckout, ...env } = plan.env;
  if (services.length === 1 && entry === `services/${services[0]}/server.ts`) {
    return { ...plan, entry: file, env };
  }
  return { ...plan, env: { ...env, RELEASED_SERVICES: JSON.stringify(Object.fromEntries(own)) } };
}
