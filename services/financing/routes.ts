import { getFinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import {
  getBadCredit,
  getBuyHerePayHere,
  getProtectionPlans,
} from "@forecourt/contracts/areas/financing/guides";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { mountContent } from "@forecourt/service-kit/content-service";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Express, Request, Response } from "express";
import type { Deps } from "./deps.ts";
import { acceptanceRoutes } from "./routes/acceptance.ts";
import { applicationFormRoutes } from "./routes/application-forms.ts";
import { applicationRoutes } from "./routes/applications.ts";
import { carRoutes } from "./routes/cars.ts";
import { consentRoutes } from "./routes/consents.ts";
import { draftRoutes } from "./routes/drafts.ts";
import { preApprovalRoutes } from "./routes/pre-approvals.ts";

/** Data that one person typed, its answer, or a price of this moment. */
const personal = ["cars", "pre-approvals", "returned-forms", "drafts", "applications"].map(
  (name) => `/api/financing/${name}`,
);

/** Every route of the financing service. */
export function routes(app: Express, deps: Deps): void {
  mountContent(app, deps, getFinancingIndex, "financing/index");
  mountContent(app, deps, getBadCredit, "financing/badCredit");
  mountContent(app, deps, getBuyHerePayHere, "financing/buyHerePayHere");
  mountContent(app, deps, getProtectionPlans, "financing/protectionPlans");
  consentRoutes(app, deps);
  app.use(personal, requireSameOrigin, neverCached);
  carRoutes(app, deps);
  preApprovalRoutes(app, deps);
  draftRoutes(app, deps);
  applicationRoutes(app, deps);
  applicationFormRoutes(app, deps);
  acceptanceRoutes(app, deps);
}

/** Without a data version, no page that reads the response is cached. */
function neverCached(_request: Request, response: Response, next: () => void): void {
  response.removeHeader(internalHeaders.version);
  response.set("cache-control", "no-store");
  next();
}
