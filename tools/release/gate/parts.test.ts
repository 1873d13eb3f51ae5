import { describe, expect, test } from "@jest/globals";
import { pageRefusals } from "./check-pages.ts";
import { exposedModules } from "./exposed-modules.ts";
import { foreignPaths } from "./foreign-paths.ts";
import { lostAreas } from "./lost-areas.ts";
import { refusalText } from "./refusal.ts";

describe("exposedModules", () => {
  const list = (map: string) =>
    `(r.initializeExposesData||x)&&1,u.initializeExposesData={moduleMap:{${map}},shareScope:"default"}`;

  test("reads the list of a container, minified or not", () => {
    expect(exposedModules(list('"./routes":()=>u.e("routes").then(()=>()=>u(7))'))).toEqual([
      "./routes",
    ]);
    expect(
      exposedModules(`u.initializeExposesData = {
  moduleMap: {
  "./routes": () => {
return Promise.resolve().then(() => (() => (u(3476))));
},
  "./api": function() { return 1 },
},
  shareScope: "default",`),
    ).toEqual(["./routes", "./api"]);
  });

  test("finds nothing in what is no container", () => {
    expect(exposedModules("export const a = 1")).toEqual([]);
  });
});

describe("foreignPaths", () => {
  const shell = {
    trade: { index: ["/sell-trade-my-car"] },
    service: { index: ["/service"], offer: ["/service/offers/:slug"] },
  };

  test("lets an area keep its own paths", () => {
    expect(foreignPaths("trade", { trade: { index: ["/sell-trade-my-car"] } }, shell)).toEqual([]);
  });

  test.each([
    ["the same path", "/service"],
    ["a path that its pattern matches", "/service/offers/winter"],
    ["a pattern that matches its path", "/:anything"],
  ])("names the owner of %s", (_what, path) => {
    expect(foreignPaths("trade", { trade: { index: [path] } }, shell)).toEqual([
      `its page "index" claims ${path}, which belongs to service`,
    ]);
  });

  test("names a path that the live shell would answer with 404", () => {
    expect(foreignPaths("trade", { trade: { parts: ["/parts"] } }, shell)).toEqual([
      'its page "parts" claims /parts, which the live shell does not know',
    ]);
  });
});

describe("lostAreas", () => {
  const remotes = [{ name: "mfe-trade" }, { name: "mfe-parts" as "mfe-trade" }] as const;

  test("names the live remotes that a shell of an earlier commit does not know", () => {
    const reasons = (paths: Parameters<typeof lostAreas>[0]["paths"]) =>
      lostAreas({ paths }, remotes).map(({ reason }) => reason);
    expect(reasons({ trade: {}, parts: {} })).toEqual([]);
    expect(reasons({ trade: {} })).toEqual([
      "the pages of the live mfe-parts would be gone: it was added after this commit",
    ]);
    expect(reasons(undefined)).toEqual([]);
  });
});

describe("refusalText", () => {
  test("states what mends several reasons once", () => {
    const mend = "Mend it.";
    const text = refusalText("mfe-trade 1", [
      { reason: "one", mend },
      { reason: "other", mend: "Leave it." },
      { reason: "two", mend },
    ]);
    expect(text).toBe(
      "mfe-trade 1 is not published:\n  one\n  two\n    -> Mend it.\n  other\n    -> Leave it.",
    );
  });

  test("shows the first failures of pages and counts the rest", () => {
    const failures = Array.from({ length: 23 }, (_, index) => `failure ${index}`);
    const refusals = pageRefusals({ pages: 30, hydrated: true, failures, leaks: [] });
    expect(refusals).toHaveLength(21);
    expect(refusals.at(-1)?.reason).toBe("and 3 more");
  });

  test("says how a page that leaks is mended", () => {
    const leaks = ["/service leaks 5.0 MB a request"];
    const refusals = pageRefusals({ pages: 30, hydrated: true, failures: [], leaks });
    expect(refusals).toEqual([
      { reason: leaks[0], mend: expect.stringContaining("Keep nothing of a request") },
    ]);
  });
});
