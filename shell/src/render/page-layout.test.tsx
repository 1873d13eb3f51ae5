import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { renderToString } from "react-dom/server.node";
import { menuFixture } from "../app/frame/testing/menu-fixture.ts";
import { SiteApp } from "../app/site-app.tsx";
import { resolvePage } from "./resolve-page.ts";

const rolla = storeFixture({ id: "rolla", name: "Rolla", phone: "+15735550170" });
const places = [storeFixture(), rolla];
const site = siteFixture({ pages: { autoFinancing: true }, menu: menuFixture, places });
const head = { title: "t", description: "d", canonical: null };

/** A page whose loader returns `own` besides its data. */
async function resolvedPage(own: object) {
  const module = {
    pages: { index: async () => ({ Page: () => <h1>Apply</h1> }) },
    loaders: { index: async () => ({ kind: "page", data: null, head, ...own }) },
  };
  const deps: unknown = {
    services: { financing: { address: "http://127.0.0.1:9", fetch } },
    deadlines: { resolve: 60_000 },
    mark() {},
    loadArea: async () => module,
  };
  const request: unknown = {
    url: new URL("http://dealer.example/auto-financing"),
    site,
    visitor: anonymousVisitor,
    tenant: { dealerId: "d", storeId: null },
    record: { id: "r", live: { "mfe-financing": "1" } },
    requestId: "q",
    signal: new AbortController().signal,
  };
  const versions: unknown = { recording: (_name: string, of: unknown) => of, markUnknown() {} };
  const given = [deps, request, versions] as Parameters<typeof resolvePage>;
  const resolved = await resolvePage(...given);
  if (!("state" in resolved)) throw new Error("expected a page");
  return resolved;
}

const location = { pathname: "/auto-financing", search: "", hash: "", key: "", state: null };

describe("the layout of a page", () => {
  test.each([
    [{}, undefined, true],
    [{ layout: "minimal" }, "minimal", false],
  ])("is what its loader asks for: %j", async (own, layout, hasMenus) => {
    const page = await resolvedPage(own);
    expect([page.state.outcome, page.state.layout]).toEqual(["page", layout]);
    const visitor = createVisitorStore(anonymousVisitor);
    const markup = renderToString(<SiteApp {...{ site, visitor, location, page }} />);
    expect(markup).toContain("<h1>Apply</h1>");
    expect(markup.includes("<nav")).toBe(hasMenus);
  });
});

describe("the store of a page", () => {
  test("is what its loader names, and header and footer show it", async () => {
    const page = await resolvedPage({ store: "rolla" });
    expect(page.state.store).toEqual(rolla);
    const visitor = createVisitorStore(anonymousVisitor);
    const markup = renderToString(<SiteApp {...{ site, visitor, location, page }} />);
    expect(markup).toContain(`tel:${rolla.phone}`);
    expect(markup).not.toContain(`tel:${site.store.phone}`);
    expect((await resolvedPage({})).state).not.toHaveProperty("store");
  });
});
