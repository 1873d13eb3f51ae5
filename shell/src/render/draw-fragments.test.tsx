import type { PageRequest } from "@forecourt/contracts/page";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, jest, test } from "@jest/globals";
import { useId } from "react";
import type { AreaModule } from "../remotes/area-module.ts";
import { drawFragments } from "./draw-fragments.tsx";
import type { RenderRequest } from "./renderer-host.ts";
import type { ResolveDeps } from "./resolve-page.ts";

const id = "inventory/arrivals";
const live = { "mfe-company": "c".repeat(16), "mfe-inventory": "1".repeat(16) };
const record = { id: "r", changedAt: "2026-11-22T00:00:00Z", live, history: [] };

function Fragment({ data }: { data: unknown }) {
  const t = useTexts();
  return (
    <p id={useId()}>
      {String(data)} {t("frame.search")}
    </p>
  );
}

/** An inventory remote whose fragment has this loader. */
function remote(loader: () => Promise<unknown>): AreaModule {
  const load = async () => ({ Fragment });
  return { pages: {}, fragments: { arrivals: load }, fragmentLoaders: { arrivals: loader } };
}

/** Longer than any pause of a busy machine. */
const patient = 60_000;

async function draw(module: AreaModule | Error, fragment = patient) {
  const error = jest.fn();
  const onFailure = jest.fn();
  const marks: string[] = [];
  const deps = {
    deadlines: { fragment },
    loadArea: async () => {
      if (module instanceof Error) throw module;
      return module;
    },
    log: { error, warn: jest.fn() },
    mark: (release: string) => void marks.push(release),
  } as unknown as ResolveDeps;
  const { signal } = new AbortController();
  const request = { record, site: siteFixture(), signal, requestId: "1" } as unknown;
  const html = await drawFragments(deps, request as RenderRequest, [id], {
    embeddedIn: "company",
    requestOf: () => ({}) as PageRequest,
    onFailure,
  });
  return { html, onFailure, error, marks };
}

describe("drawFragments", () => {
  test("draws what another area shows, with the site's texts", async () => {
    const { html, onFailure } = await draw(remote(async () => "two cars"));
    expect(html).toEqual({
      [id]: expect.stringMatching(/^<p id="[^"]+">two cars.*Search our cars<\/p>$/),
    });
    expect(onFailure).not.toHaveBeenCalled();
  });

  test("has ids of its own, so that two fragments of a page share none", async () => {
    const { html } = await draw(remote(async () => "two cars"));
    expect(html[id]).toMatch(/ id="_arrivals-/);
  });

  test("names the fragment's release while its code runs, and the page's after it", async () => {
    const { marks } = await draw(remote(async () => "two cars"));
    const [company, inventory] = Object.entries(live).map((pair) => pair.join("."));
    expect(marks).toEqual([inventory, company, inventory, company]);
  });

  test("leaves out one that has nothing to show, or that an older release does not know", async () => {
    for (const module of [remote(async () => null), { pages: {} }]) {
      const { html, onFailure } = await draw(module);
      expect(html).toEqual({});
      expect(onFailure).not.toHaveBeenCalled();
    }
  });

  test.each<[string, AreaModule | Error]>([
    ["whose remote does not load", new Error("gone")],
    ["whose loader fails", remote(async () => Promise.reject(new Error("down")))],
    ["that throws while it is drawn", remote(async () => ({ toString: () => fail() }))],
  ])("leaves out one %s, and reports it", async (_name, module) => {
    const { html, onFailure, error } = await draw(module);
    expect(html).toEqual({});
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(1);
  });

  test("leaves out one whose loader does not answer before the deadline, and reports it", async () => {
    const { html, onFailure, error } = await draw(
      remote(() => new Promise(() => undefined)),
      1,
    );
    expect(html).toEqual({});
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(1);
  });
});

function fail(): never {
  throw new Error("not drawn");
}
