import { internalHeaders } from "@forecourt/contracts/tenant";
import { identifyingCookies } from "@forecourt/contracts/visitor/anonymous-request";
import { variantsOfCohorts } from "@forecourt/domain/experiments/cohorts";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite, twoDealers } from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";
import type { Dealer, PageExperiment } from "./tenants/tenants.ts";

let site: Site;
afterEach(() => site.close());

const button: PageExperiment = {
  name: "button",
  pages: ["company/home", "/service"],
  query: {},
  variants: {
    control: { share: 50, settings: {}, langs: {} },
    short: { share: 50, settings: {}, langs: { en: { "frame.call": "Call" } } },
  },
  variantOf: variantsOfCohorts({
    name: "button",
    cohorts: [0, 999],
    allocationPercent: 80,
    shares: [
      ["control", 50],
      ["short", 50],
    ],
  }),
};
const cohortIn = (variant: string | null) => button.variantOf.indexOf(variant);

interface Setting {
  experiments?: readonly PageExperiment[];
  dealer?: Partial<Dealer>;
  /** Cohort that visitors without a cohort get. Default: 0. */
  cohort?: number;
  now?: () => number;
}

/** A site whose shell server names the variants of each document, and the requests that it got. */
async function start(setting: Setting = {}, options: SiteOptions = {}) {
  const { experiments = [button], dealer = {}, cohort = 0, now } = setting;
  const rendered: string[] = [];
  const shell = documentShell(({ url, headers }) => {
    const variants = String(headers[internalHeaders.variants] ?? "none");
    rendered.push(`${url} ${variants}`);
    return { html: `<p>${url} in ${variants}</p>` };
  });
  const dealerOf = (host: string) => dealersOf.get(host.replace(/:\d+$/, "")) ?? null;
  const known = twoDealers.dealerOf("localhost");
  const dealersOf = new Map<string, Dealer>();
  if (known) {
    dealersOf.set("localhost", {
      ...known,
      cookieTier: 0,
      experiments: () => experiments,
      ...dealer,
    });
  }
  const drawCohort = () => cohort;
  const own = { shell: [shell], tenants: { ...twoDealers, dealerOf }, drawCohort };
  site = await startSite({ ...own, ...(now && { now }), ...options });
  await site.versionsKnown();
  const open = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
    site.request(path, { headers: { ...headers, ...(cookie !== undefined && { cookie }) } });
  return { rendered, open, dealersOf };
}

const cohortCookie = (cohort: number) => `cohort=${cohort}`;

describe("a page in an experiment", () => {
  test("is in the variant of a new visitor with its first bytes, from the cache, too", async () => {
    const { rendered, open } = await start({ cohort: cohortIn("short") });
    for (let turn = 0; turn < 3; turn += 1) {
      const { body, headers } = await open("/service");
      expect(body).toBe("<p>/service in button.short</p>");
      expect(headers["set-cookie"]).toEqual([
        `cohort=${cohortIn("short")}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`,
      ]);
    }
    expect(rendered).toEqual(["/service button.short"]);
  });

  test("is that of the visitor's cohort and never another's, after any other visitor", async () => {
    const { rendered, open } = await start();
    const cohorts = Array.from({ length: 60 }, (_value, index) => index * 16);
    for (const round of [1, 2, 3]) {
      for (const cohort of cohorts) {
        const { body, headers } = await open("/service", cohortCookie(cohort));
        const variant = button.variantOf[cohort];
        expect([round, cohort, body]).toEqual([
          round,
          cohort,
          `<p>/service in ${variant ? `button.${variant}` : "none"}</p>`,
        ]);
        expect(headers["set-cookie"]).toBeUndefined();
      }
    }
    expect(rendered.sort()).toEqual([
      "/service button.control",
      "/service button.short",
      "/service none",
    ]);
  });

  test("is kept by no cache in front, and revalidated by the browser", async () => {
    const cohort = cohortIn("control");
    const { open } = await start({ cohort }, { limits: { sharedCacheSeconds: 5 } });
    for (const cookie of [undefined, cohortCookie(cohort), cohortCookie(cohortIn(null))]) {
      const { headers } = await open("/service", cookie);
      expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    }
    const { headers } = await open("/service", cohortCookie(cohort));
    const etag = String(headers.etag);
    const same = await open("/service", cohortCookie(cohort), { "if-none-match": etag });
    expect(same.status).toBe(304);
    const other = await open("/service", cohortCookie(cohortIn("short")), {
      "if-none-match": etag,
    });
    expect(other.status).toBe(200);
  });

  test("is that of the cohort for a known visitor, too, whose page has cookies of its own", async () => {
    const { rendered, open } = await start();
    const cookie = `${cohortCookie(cohortIn("short"))}; allowCookies=essential,functional,analytics`;
    expect((await open("/service", cookie)).body).toBe("<p>/service in button.short</p>");
    expect(rendered).toEqual(["/service button.short"]);
    // The cookie of the cohort alone does not make a visitor known.
    expect(identifyingCookies).not.toContain("cohort");
  });

  test.each(["1000", "-1", "7.5", "abc", "", "0x10", "00001"])(
    "gives a visitor whose cookie is %j a cohort anew",
    async (value) => {
      const { open } = await start({ cohort: cohortIn("short") });
      const { body, headers } = await open("/service", `cohort=${value}`);
      expect(body).toContain("button.short");
      expect(headers["set-cookie"]).toHaveLength(1);
    },
  );
});

describe("a page in no experiment", () => {
  test.each([
    ["of which the experiment does not speak", "/contact-us", {}],
    ["without the parameter", "/service", { query: { utm_campaign: "spring" } }],
    [
      "with another value of it",
      "/service?utm_campaign=fall",
      { query: { utm_campaign: "spring" } },
    ],
  ])("%s has its usual headers, and sets no cookie", async (_which, path, changes) => {
    const { rendered, open } = await start({ experiments: [{ ...button, ...changes }] });
    const { headers, body } = await open(path);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).toContain("in none");
    expect(rendered).toHaveLength(1);
  });

  test("shares its document with all cohorts", async () => {
    const { rendered, open } = await start();
    for (const cohort of [cohortIn("control"), cohortIn("short"), cohortIn(null)]) {
      await open("/contact-us", cohortCookie(cohort));
    }
    expect(rendered).toEqual(["/contact-us none"]);
  });

  test("is the same document as of a dealer without experiments", async () => {
    const { rendered, open } = await start({ experiments: [] });
    const { headers } = await open("/service", cohortCookie(3));
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(rendered).toEqual(["/service none"]);
  });
});

describe("a page with the parameter of an experiment", () => {
  test("is in it, although the parameter of a campaign is no part of what is stored", async () => {
    const spring = { ...button, query: { utm_campaign: "spring" } };
    const { rendered, open } = await start({ experiments: [spring], cohort: cohortIn("short") });
    expect((await open("/service?utm_campaign=spring")).body).toContain("button.short");
    expect((await open("/service")).body).toContain("none");
    expect((await open("/service?utm_campaign=spring&gclid=1")).body).toContain("button.short");
    expect(rendered).toEqual(["/service button.short", "/service none"]);
  });
});

describe("without consent", () => {
  const refused = [
    ["a site that asks and has no answer", 2, ""],
    [
      "a visitor who allowed functional alone",
      2,
      "allowCookies=essential,functional; displayCookies=hide",
    ],
    [
      "a visitor who allowed analytics alone",
      2,
      "allowCookies=essential,analytics; displayCookies=hide",
    ],
  ] as const;
  test.each(refused)("%s: no variant, and no cookie", async (_who, cookieTier, cookie) => {
    const { open } = await start({ dealer: { cookieTier }, cohort: cohortIn("short") });
    const { body, headers } = await open("/service", cookie);
    expect(body).toContain("in none");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"] ?? "").not.toContain("public");
  });

  test("a Global Privacy Control signal: no variant, and the cookie is deleted", async () => {
    const { open } = await start({ cohort: cohortIn("short") });
    const cookie = cohortCookie(cohortIn("short"));
    const { body, headers } = await open("/service", cookie, { "sec-gpc": "1" });
    expect(body).toContain("in none");
    expect(headers["set-cookie"]).toEqual([
      "cohort=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    ]);
  });

  test("the chosen store asks, though the dealer does not: no variant", async () => {
    const dealer = { cookieTier: 0, storeCookieTiers: { rolla: 2 } };
    const { open } = await start({ dealer, cohort: cohortIn("short") });
    expect((await open("/service", "store=rolla")).body).toContain("in none");
    expect((await open("/service")).body).toContain("button.short");
  });

  test("with consent on a site that asks: the variant of the next document", async () => {
    const { open } = await start({ dealer: { cookieTier: 2 }, cohort: cohortIn("short") });
    const consent = "allowCookies=essential,functional,analytics; displayCookies=hide";
    const { body, headers } = await open("/service", consent);
    expect(body).toContain("button.short");
    expect(headers["set-cookie"]).toHaveLength(1);
  });
});

describe("the data of a client navigation", () => {
  const payload = "/service/_payload.json";
  const ask = async (stated: string, cookie: string, setting: Setting = {}, path = payload) => {
    const { open, rendered } = await start(setting);
    const record = stated === "" ? "r-1" : `r-1~${stated}`;
    await open(path, cookie, { "x-release-record": record });
    return rendered[0]?.split(" ")[1];
  };
  const short = cohortCookie(cohortIn("short"));

  test("is of the document's variants", async () => {
    expect(await ask("button.short", short)).toBe("button.short");
  });

  test("is of the document's variants after the visitor has withdrawn consent", async () => {
    expect(await ask("button.short", "", { dealer: { cookieTier: 3 } })).toBe("button.short");
  });

  test("of a page in no experiment is of the document's variants, too", async () => {
    const path = "/contact-us/_payload.json";
    expect(await ask("button.short", short, {}, path)).toBe("button.short");
  });

  test.each([
    ["the document has none", ""],
    ["the document has another", "button.control"],
    ["the variant is unknown", "button.long"],
    ["the experiment is over", "other.short"],
    ["what it states is no variant", "<script>"],
  ])("is of the visitor's own variant, where %s", async (_why, stated) => {
    expect(await ask(stated, short)).toBe("button.short");
  });

  test("gives no visitor a cohort", async () => {
    const { open } = await start({ cohort: cohortIn("short") });
    const { headers } = await open(payload, undefined, { "x-release-record": "r-1" });
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("a page that a browser fetches ahead", () => {
  const ahead = { "sec-purpose": "prefetch;prerender" };

  test("is in the variant of a visitor who has a cohort", async () => {
    const { open } = await start();
    const { status, body } = await open("/service", cohortCookie(cohortIn("short")), ahead);
    expect([status, body]).toEqual([200, "<p>/service in button.short</p>"]);
  });

  test("is refused to one who has none, who gets a cohort with what they see", async () => {
    const { open, rendered } = await start();
    const { status, headers } = await open("/service", undefined, ahead);
    expect([status, headers["set-cookie"], headers["cache-control"]]).toEqual([
      503,
      undefined,
      "no-store",
    ]);
    expect(rendered).toEqual([]);
    expect((await open("/contact-us", undefined, ahead)).status).toBe(200);
  });

  test("deletes no cookie", async () => {
    const { open } = await start({ dealer: { cookieTier: 3 } });
    const { status, headers } = await open("/service", cohortCookie(3), ahead);
    expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
  });
});

test("a client cannot state variants in the internal header", async () => {
  const { rendered, open } = await start({ experiments: [] });
  await open("/service", undefined, { [internalHeaders.variants]: "button.short" });
  await open("/service", "lead=1", { [internalHeaders.variants]: "button.short" });
  expect(rendered).toEqual(["/service none", "/service none"]);
});

test("a page that was stored before an experiment began is not sent as one of its variants", async () => {
  const { open, dealersOf, rendered } = await start({ experiments: [], cohort: cohortIn("short") });
  for (let turn = 0; turn < 3; turn += 1) expect((await open("/service")).body).toContain("none");
  const dealer = dealersOf.get("localhost");
  // A change of the configuration is a new object.
  if (dealer) dealersOf.set("localhost", { ...dealer, experiments: () => [button] });
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await open("/service")).body).toContain("button.short");
  }
  expect(rendered).toEqual(["/service none", "/service button.short"]);
});
