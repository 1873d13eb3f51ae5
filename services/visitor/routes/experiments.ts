import { AppError } from "@forecourt/contracts/errors";
import { listExperiments } from "@forecourt/contracts/experiments/endpoints";
import {
  experimentsPath,
  initializePath,
  logPath,
  variantsParameter,
} from "@forecourt/contracts/experiments/paths";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { parseVariantKey } from "@forecourt/domain/experiments/variant-key";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import type { LoadedExperiment } from "@forecourt/service-kit/dealers/experiments/experiment";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { visitorOf } from "@forecourt/service-kit/visitor-of";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { Deps } from "../deps.ts";
import { type ClientEvent, eventsIn, initialValues } from "../experiments/client-protocol.ts";
import { visitorHash } from "../experiments/visitor-hash.ts";
import { storeConversion, storeExposure } from "../store/exposures.ts";
import { createFloodLimit } from "../tracking/flood-limit.ts";

/** Maximum number of requests of a client address; an office shares one address. */
const REQUESTS_PER_MINUTE = 600;

/** Maximum size of a body: fifty events, or events that could not be sent before. */
const limit = "500kb";

/** Requests and reports of the experiments client in the browser. */
export function experimentRoutes(app: Express, deps: Deps): void {
  const flood = createFloodLimit(deps.eventsPerMinute ?? REQUESTS_PER_MINUTE);
  mount(app, listExperiments, ({ request }) => running(deps, request).map(({ name }) => name));
  app.use(experimentsPath, requireSameOrigin);
  const body = express.text({ type: () => true, limit });
  app.post(initializePath, body, (request, response) => {
    response.set("cache-control", "no-store");
    response.json(initialValues(variantsOfDocument(deps, request), deps.now()));
  });
  const refuseFlood: RequestHandler = (request, _response, next) => {
    if (!flood.allows(clientNetwork(request), deps.now().getTime())) {
      throw new AppError("too-many-requests", "expected fewer requests from one address");
    }
    next();
  };
  app.post(logPath, refuseFlood, body, (request, response) => log(deps, request, response));
}

async function log(deps: Deps, request: Request, response: Response): Promise<void> {
  await store(deps, request, eventsIn(request.body));
  response.status(202).set("cache-control", "no-store").json({ success: true });
}

function running({ dealers, now }: Deps, request: Request): readonly LoadedExperiment[] {
  return dealers.current().experiments(tenantOf(request), now());
}

/** The variants that the document states, as far as they exist. */
function variantsOfDocument(deps: Deps, request: Request) {
  const stated = request.query[variantsParameter];
  const variants = (typeof stated === "string" && parseVariantKey(stated)) || {};
  return running(deps, request).flatMap(({ name, variants: known }) => {
    const variant = variants[name] ?? "";
    const { settings = null } = Object.hasOwn(known, variant) ? (known[variant] ?? {}) : {};
    return settings === null ? [] : [{ name, variant, settings }];
  });
}

/** Without consent the browser should not send events; any that arrive are not stored. */
async function store(deps: Deps, request: Request, events: readonly ClientEvent[]): Promise<void> {
  const tenant = tenantOf(request);
  const { cookieTier } = deps.dealers.current().site(tenant);
  const now = deps.now();
  const { dealerId } = tenant;
  const signingContext = { secret: deps.secret, dealerId, now };
  const visitor = visitorOf(request, { signingContext, cookieTier });
  const { uniqueUserId } = visitor;
  if (uniqueUserId === null || !isAllowed("analytics", visitor, cookieTier)) return;
  const visitor_hash = visitorHash({ secret: deps.secret, dealerId }, uniqueUserId);
  const experiments = running(deps, request);
  const { query } = deps.database;
  for (const event of events) {
    if (event.kind === "event") {
      const about = experiments.filter(({ outcome }) => outcome === event.name);
      const names = about.map(({ name }) => name);
      await storeConversion(query, { dealer_id: dealerId, visitor_hash }, names, now.getTime());
    } else if (isVariant(experiments, event)) {
      const { experiment, variant } = event;
      const exposure = { dealer_id: dealerId, experiment, visitor_hash, variant };
      await storeExposure(query, exposure, now.getTime());
    }
  }
}

function isVariant(
  experiments: readonly LoadedExperiment[],
  { experiment, variant }: Extract<ClientEvent, { kind: "exposure" }>,
): boolean {
  return experiments.some(
    ({ name, variants }) => name === experiment && Object.hasOwn(variants, variant),
  );
}
