import { googleFeedPaths } from "@forecourt/contracts/paths/feed-paths";
import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import { chooseStore } from "@forecourt/contracts/visitor/store-choice";
import { notFound } from "@forecourt/service-kit/error-handler";
import { livez } from "@forecourt/service-kit/health";
import { apiDocs } from "@forecourt/service-kit/openapi/api-docs";
import { requestId } from "@forecourt/service-kit/request-id";
import { requestLog } from "@forecourt/service-kit/request-log";
import { strictQuery } from "@forecourt/service-kit/strict-query";
import express, { type Express, type RequestHandler } from "express";
import { languageChoice } from "./api/language-choice.ts";
import { localChat } from "./api/local-chat.ts";
import { releasePreview } from "./api/release-preview.ts";
import { serviceApi } from "./api/service-api.ts";
import { storeChoice } from "./api/store-choice.ts";
import { vehicleFeed } from "./api/vehicle-feed.ts";
import { chooseCanary, keepCanary } from "./canaries/choose-canary.ts";
import { countPages } from "./canaries/count-pages.ts";
import { compress } from "./compress.ts";
import type { GatewayContext } from "./deps.ts";
import { errorHandler } from "./error-handler.ts";
import { chooseVariants } from "./experiments/choose-variants.ts";
import { dealerAssets } from "./files/dealer-assets.ts";
import { favicon } from "./files/favicon.ts";
import { releaseFiles } from "./files/release-files.ts";
import { robots } from "./files/robots.ts";
import { bodyLimits } from "./guard/body-limits.ts";
import { headerLimits } from "./guard/header-limits.ts";
import { hostCheck } from "./guard/host-check.ts";
import { methodCheck } from "./guard/method-check.ts";
import { redirectToNormalizedPath } from "./guard/normalize-path.ts";
import { pathGuard } from "./guard/path-guard.ts";
import { securityHeaders } from "./headers/security-headers.ts";
import { stripClientHeaders } from "./headers/strip-client-headers.ts";
import { publicReadyz } from "./health/readyz.ts";
import { imageProxy } from "./images/image-proxy.ts";
import { refusePrefetch } from "./pages/refuse-prefetch.ts";
import { shellFile } from "./pages/shell-file.ts";
import { shellPage } from "./pages/shell-page.ts";
import { clientReader } from "./request/client.ts";
import { logFields } from "./request/request-context.ts";

/** The site's public entry point. Middleware and routes run in the order in which they are listed. */
export function createApp(context: GatewayContext): Express {
  const { log, tenants, limits, metrics } = context;
  const app = express();
  app.disable("x-powered-by").enable("case sensitive routing").enable("strict routing");
  app.set("query parser", strictQuery);
  app.use(securityHeaders(clientReader(context.trustedProxies)));
  app.use(stripClientHeaders);
  app.use(requestId);
  app.use(requestLog(log, logFields));
  app.use(metrics.measure);
  app.use(headerLimits(limits));
  app.use(pathGuard(limits.maxTargetBytes));
  app.use(bodyLimits(limits));
  app.get(platformPaths.alive, livez);
  app.get(platformPaths.ready, publicReadyz(context.ready));
  app.get(platformPaths.metrics, notFound);
  app.use(hostCheck(tenants));
  app.get(`${platformPaths.images}/:modifiers/:source`, imageProxy(context));
  app.use(redirectToNormalizedPath);
  app.use(compress);
  app.post(chooseStore.path, ...storeChoice(context.receiveBody));
  if (context.docs) {
    app.get(
      `${platformPaths.api}/docs`,
      apiDocs({ services: context.serviceAddresses, gateway: [chooseStore] }),
    );
  }
  app.get(`${platformPaths.sitemapSources}/:source`, shellFile(context));
  app.all(`${platformPaths.api}/:name{/*rest}`, ...answerApi(context));
  app.all(platformPaths.api, notFound);
  app.all(`${platformPaths.localChat}/:name`, context.receiveBody(), localChat(context));
  app.use(methodCheck);
  app.get(`${platformPaths.releases}/:name/:release/web/*file`, releaseFiles(context));
  app.get(`${platformPaths.dealerAssets}/:name`, dealerAssets(tenants));
  app.get(platformPaths.robots, robots);
  app.get(`${platformPaths.language}/:language`, languageChoice);
  app.get(`${platformPaths.preview}/:token`, releasePreview);
  app.get(Object.values(googleFeedPaths), vehicleFeed(context));
  app.get(`${platformPaths.islands}/:key`, shellFile(context));
  app.get(
    [`${platformPaths.builds}/latest.json`, `${platformPaths.builds}/meta/:id.json`],
    keepCanary(context),
    shellFile(context),
  );
  app.get([platformPaths.sitemap, /^\/sitemap-[1-9]\d{0,3}\.xml$/], shellFile(context));
  app.get(platformPaths.favicon, favicon);
  app.get(
    [platformPaths.releases, platformPaths.dealerAssets, platformPaths.feeds].map(
      (path) => `${path}{/*rest}`,
    ),
    notFound,
  );
  app.get("/{*path}", refusePrefetch, ...choosePage(context), shellPage(context));
  app.use(errorHandler(context));
  return app;
}

/**
 * Handlers of a request to a service. The canary of the visitor decides which release answers, as it does for
 * documents.
 */
function answerApi(context: GatewayContext): RequestHandler<{ name: string }>[] {
  return [keepCanary(context), context.receiveBody(), serviceApi(context)];
}

/** Handlers that decide which releases and which variants a page is made of. */
function choosePage(context: GatewayContext): RequestHandler[] {
  return [chooseCanary(context), countPages(context), chooseVariants(context)];
}
