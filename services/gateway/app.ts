import { chooseStore } from "@forecourt/contracts/visitor/store-choice";
import { notFound } from "@forecourt/service-kit/error-handler";
import { livez } from "@forecourt/service-kit/health";
import { requestId } from "@forecourt/service-kit/request-id";
import { requestLog } from "@forecourt/service-kit/request-log";
import { strictQuery } from "@forecourt/service-kit/strict-query";
import express, { type Express } from "express";
import { answerErrors } from "./answer-errors.ts";
import { serviceApi } from "./api/service-api.ts";
import { storeChoice } from "./api/store-choice.ts";
import { compress } from "./compress.ts";
import { dealerAssets } from "./files/dealer-assets.ts";
import { releaseFiles } from "./files/release-files.ts";
import { robots } from "./files/robots.ts";
import { bodyLimits } from "./guard/body-limits.ts";
import { headerLimits } from "./guard/header-limits.ts";
import { hostCheck } from "./guard/host-check.ts";
import { methodCheck } from "./guard/method-check.ts";
import { pathGuard } from "./guard/path-guard.ts";
import { tidyPath } from "./guard/tidy-path.ts";
import { clientReader } from "./headers/client.ts";
import { dropOutside } from "./headers/drop-outside.ts";
import { dealerPolicy, securityHeaders } from "./headers/security.ts";
import { localOnly } from "./health/local-only.ts";
import { readyAnswer } from "./health/ready-answer.ts";
import { picture } from "./images/picture.ts";
import { shellPage } from "./pages/shell-page.ts";
import type { GatewayParts } from "./parts.ts";
import { visitFields } from "./visit.ts";

/** The site's front door. What stands first here happens first to a request. */
export function createApp(parts: GatewayParts): Express {
  const { log, tenants, limits, metrics } = parts;
  const app = express();
  app.disable("x-powered-by").enable("case sensitive routing").enable("strict routing");
  app.set("query parser", strictQuery);

  app.use(securityHeaders(clientReader(parts.trustedProxies)));
  app.use(dropOutside);
  app.use(requestId);
  app.use(requestLog(log, visitFields));
  app.use(metrics.measure);
  app.use(headerLimits(limits.headers));
  app.use(pathGuard(limits.targetBytes));
  app.use(bodyLimits(limits.bodyBytes));

  app.get("/livez", livez);
  app.get("/readyz", readyAnswer(parts.ready));
  app.get("/metrics", localOnly, metrics.expose);

  app.use(hostCheck(tenants));
  app.use(dealerPolicy);
  app.get("/_ipx/:modifiers/:source", picture(parts));
  app.use(tidyPath);
  app.use(compress);

  app.post(chooseStore.path, storeChoice);
  app.all("/api/:name{/*rest}", serviceApi(parts));
  app.all("/api", notFound);
  app.use(methodCheck);
  app.get("/remotes/:name/:release/web/*file", releaseFiles(parts.releasesDir));
  app.get("/assets/:name", dealerAssets(tenants));
  app.get("/robots.txt", robots);
  app.get(["/remotes{/*rest}", "/assets{/*rest}"], notFound);
  app.get("/{*path}", shellPage(parts));

  app.use(answerErrors(log, limits.drainedBytes));
  return app;
}
