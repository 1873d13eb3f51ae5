import { createRequire } from "node:module";
import type { PageRequest } from "@forecourt/contracts/page";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { credentialHeader, serviceCredential } from "@forecourt/service-kit/credential";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import express from "express";
import type * as page from "./page.tsx";

type PageBuild = typeof page;

/** A minimal Express app that renders `page.tsx`: one route and no middleware, as a baseline. */
const [file = "", inventory = ""] = process.argv.slice(2);
const { renderSearch } = createRequire(import.meta.url)(file) as PageBuild;
const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
const site = (await loadDealers("dealers")).site(tenant);

const app = express();
// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Express 5 passes rejections on
app.get(/^\/used-cars-for-sale/, async (request, response) => {
  const pageRequest: PageRequest = {
    url: new URL(request.originalUrl, site.origin),
    path: request.path,
    params: {},
    tenant,
    site,
    service: inventory,
    headers: {
      [internalHeaders.dealer]: tenant.dealerId,
      ...credentialHeader(serviceCredential()),
    },
    signal: AbortSignal.timeout(5000),
  };
  const stream = await renderSearch(pageRequest);
  response.set("content-type", "text/html; charset=utf-8");
  stream.pipe(response);
});
const server = app.listen(0, "127.0.0.1", () => process.send?.(server.address()));
