import type { Canary } from "@forecourt/contracts/release";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { runningCanaries, selectCanary } from "@forecourt/service-kit/releases/select-canary";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite, twoDealers } from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";

let site: Site;
afterEach(() => site.close());

const record = "1111111111111111";
const moment = Date.parse("2026-12-01T10:00:00.000Z");
const tenth: Canary = {
  record,
  releases: { "mfe-service": "aaaaaaaaaaaaaaaa" },
  places: [],
  steps: [{ from: "2026-12-01T10:00:00.000Z", percent: 10 }],
  by: "Ada",
};
const place = { dealerId: "heartland", storeId: null };
const isIn = (cohort: number, canary = tenth) =>
  selectCanary(runningCanaries([canary], place, moment), cohort) !== null;
const cohorts = Array.from({ length: 1000 }, (_value, index) => index);
const [inside = 0] = cohorts.filter((cohort) => isIn(cohort));
const [outside = 0] = cohorts.filter((cohort) => !isIn(cohort));

interface Setting {
  canaries?: () => readonly Canary[];
  cookieTier?: number;
  /** Cohort that visitors without a cohort get. Default: 0. */
  cohort?: number;
  now?: () => number;
}

/** A site whose shell server names the record of each document, and the requests that it got. */
async function start(setting: Setting = {}, options: SiteOptions = {}) {
  const { canaries = () => [tenth], cookieTier = 0, cohort = 0, now = () => moment } = setting;
  const rendered: string[] = [];
  const shell = documentShell(({ url, headers }) => {
    const of = String(headers[internalHeaders.canary] ?? "live");
    rendered.push(`${url} ${of}`);
    return { html: `<p>${url} of ${of}</p>` };
  });
  const dealerOf = (host: string) => {
    const dealer = twoDealers.dealerOf(host);
    return dealer && (dealers[dealer.dealerId] ??= { ...dealer, cookieTier });
  };
  const dealers: Record<string, NonNullable<ReturnType<typeof twoDealers.dealerOf>>> = {};
  const own = {
    shell: [shell],
    tenants: { ...twoDealers, dealerOf },
    canaries: () => ({ record: "r-1", canaries: canaries() }),
    now,
  };
  site = await startSite({ ...own, drawCohort: () => cohort, platformPage: true, ...options });
  await site.versionsKnown();
  const open = (path: string, cookie?: string, headers: Record<string, string> = {}) =>
    site.request(path, { headers: { ...headers, ...(cookie !== undefined && { cookie }) } });
  return { rendered, open };
}

const cookieOf = (cohort: number) => `cohort=${cohort}`;

describe("a canary for a part of the visitors", () => {
  test("is each visitor's or not, from the cache, too, after any other visitor", async () => {
    const { rendered, open } = await start();
    const some = cohorts.filter((cohort) => cohort % 25 === 0 || cohort === inside);
    for (const round of [1, 2, 3]) {
      for (const cohort of some) {
        const { body, headers } = await open("/service", cookieOf(cohort));
        const of = isIn(cohort) ? record : "live";
        expect([round, cohort, body]).toEqual([round, cohort, `<p>/service of ${of}</p>`]);
        expect(headers["set-cookie"]).toBeUndefined();
      }
    }
    expect(rendered.sort()).toEqual([`/service ${record}`, "/service live"]);
  });

  test("gives a new visitor a cohort with the first page, and the release that belongs to it", async () => {
    const { open } = await start({ cohort: inside });
    const { body, headers } = await open("/service");
    expect(body).toContain(record);
    expect(headers["set-cookie"]).toEqual([
      `cohort=${inside}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure`,
    ]);
  });

  test("is a known visitor's, too, and of all pages of the site", async () => {
    const { rendered, open } = await start();
    const cookie = `${cookieOf(inside)}; allowCookies=essential,functional,analytics`;
    await open("/service", cookie);
    await open("/contact-us", cookie);
    expect(rendered).toEqual([`/service ${record}`, `/contact-us ${record}`]);
  });

  test("is kept by no cache in front, and the tag of one document does not fit the other", async () => {
    const { open } = await start({}, { limits: { sharedCacheSeconds: 5 } });
    for (const cohort of [inside, outside]) {
      const { headers } = await open("/service", cookieOf(cohort));
      expect(headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
    }
    const etag = String((await open("/service", cookieOf(inside))).headers.etag);
    const ask = async (cohort: number) =>
      (await open("/service", cookieOf(cohort), { "if-none-match": etag })).status;
    expect([await ask(inside), await ask(outside)]).toEqual([304, 200]);
  });

  test("lets an open page ask for the build of its visitor, who gets no cohort by it", async () => {
    const { rendered, open } = await start({ cohort: inside });
    await open("/builds/latest.json", cookieOf(inside));
    await open("/builds/latest.json", cookieOf(outside));
    const { headers } = await open("/builds/latest.json");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(rendered).toEqual([
      `/builds/latest.json ${record}`,
      "/builds/latest.json live",
      "/builds/latest.json live",
    ]);
  });

  test("does not touch the data of a client navigation: its document states the record", async () => {
    const { rendered, open } = await start({ cohort: inside });
    const { headers } = await open("/service/_payload.json", cookieOf(inside));
    expect(headers["set-cookie"]).toBeUndefined();
    await open("/service/_payload.json");
    expect(rendered).toEqual(Array.from({ length: 2 }, () => "/service/_payload.json live"));
  });

  test("is refused ahead to a visitor without a cohort, who gets it with what they see", async () => {
    const { open } = await start({ cohort: inside });
    const ahead = { "sec-purpose": "prefetch" };
    const refused = await open("/service", undefined, ahead);
    expect([refused.status, refused.headers["set-cookie"]]).toEqual([503, undefined]);
    expect((await open("/service", cookieOf(inside), ahead)).body).toContain(record);
  });
});

describe("without consent", () => {
  test("a visitor gets what is live and no cookie, even one who has been in it", async () => {
    const { open } = await start({ cookieTier: 3, cohort: inside });
    const first = await open("/service");
    expect([first.body, first.headers["set-cookie"]]).toEqual([
      "<p>/service of live</p>",
      undefined,
    ]);
    const { body, headers } = await open("/service", cookieOf(inside));
    expect(body).toContain("of live");
    expect(headers["set-cookie"]).toEqual([
      "cohort=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    ]);
  });

  test("a visitor gets a canary for all of a place, which needs no cookie", async () => {
    const all = { ...tenth, steps: [{ ...tenth.steps[0]!, percent: 100 }] };
    const canaries = () => [{ ...all, places: ["heartland"] }];
    const { open } = await start({ cookieTier: 3, canaries });
    const { body, headers } = await open("/service");
    expect(body).toContain(record);
    expect([headers["set-cookie"], headers["cache-control"]]).toEqual([
      undefined,
      "public, max-age=0, must-revalidate",
    ]);
    const other = await open("/service", undefined, { host: `group.localhost:${site.port}` });
    expect(other.body).toContain("of live");
  });
});

test("a canary of a store is for who has chosen it", async () => {
  const canaries = () => [
    { ...tenth, places: ["heartland/rolla"], steps: [{ ...tenth.steps[0]!, percent: 100 }] },
  ];
  const { open } = await start({ canaries });
  expect((await open("/service")).body).toContain("of live");
  expect((await open("/service", "store=rolla")).body).toContain(record);
  expect((await open("/service", "store=gone")).body).toContain("of live");
});

test("nobody gets a canary that has ended, nor before a step begins", async () => {
  let running: readonly Canary[] = [tenth];
  let time = moment;
  const { open } = await start({ canaries: () => running, now: () => time });
  const steps = [...tenth.steps, { from: "2026-12-01T10:30:00.000Z", percent: 100 }];
  const body = async (cohort: number) => (await open("/service", cookieOf(cohort))).body;
  expect(await body(inside)).toContain(record);
  running = [{ ...tenth, steps }];
  expect(await body(outside)).toContain("of live");
  time += 30 * 60_000;
  await site.stateVersion("shell", "2");
  expect(await body(outside)).toContain(record);
  running = [];
  expect(await body(inside)).toContain("of live");
});

test("a client cannot state a canary in the internal header", async () => {
  const { rendered, open } = await start({ canaries: () => [] });
  await open("/service", undefined, { [internalHeaders.canary]: record });
  await open("/service", "lead=1", { [internalHeaders.canary]: record });
  expect(rendered).toEqual(["/service live", "/service live"]);
});

describe("of several shell servers", () => {
  const consent = "allowCookies=essential,functional,analytics; displayCookies=hide";
  let running: readonly Canary[];
  let time: number;
  /** Server that has rendered each page, and the record of the page. */
  let rendered: string[];

  /** Three servers; the last one answers no canary while `isStuck()`. */
  async function startThree(isStuck = () => false, options: SiteOptions = {}) {
    running = [tenth];
    rendered = [];
    time = moment;
    const shell = ["first", "second", "last"].map((server) =>
      documentShell(async ({ headers }) => {
        const canary = headers[internalHeaders.canary];
        const of = String(headers.cookie).includes("preview=")
          ? "preview"
          : String(canary ?? "live");
        rendered.push(`${server} ${of}`);
        if (of !== "live" && isStuck()) await new Promise(() => undefined);
        return {
          html: `<p>${of}</p>`,
          shareable: headers.cookie === undefined,
          headers: { [internalHeaders.record]: of },
        };
      }),
    );
    const now = () => time;
    const { open } = await start({ canaries: () => running, now }, { shell, ...options });
    return async (path: string, cookie: string, headers = {}) => {
      const response = await open(path, cookie, headers);
      expect(response.headers["x-forecourt-stale"]).toBeUndefined();
      return `${response.status} ${response.body}`;
    };
  }

  test("the last one renders a canary's pages and no others, while it runs", async () => {
    const open = await startThree();
    for (let page = 0; page < 6; page += 1) {
      for (const cohort of [inside, outside]) {
        await open(`/service?page=${page}`, cookieOf(cohort));
        await open(`/service?page=${page}`, `${cookieOf(cohort)}; ${consent}`);
      }
    }
    expect(new Set(rendered)).toEqual(new Set([`last ${record}`, "first live", "second live"]));
  });

  test("all of them render all pages some seconds after it has ended", async () => {
    const open = await startThree();
    await open("/service", cookieOf(inside));
    running = [];
    const openSome = async () => {
      rendered = [];
      for (let turn = 0; turn < 6; turn += 1) await open("/service", consent);
      return rendered.includes("last live");
    };
    time += 14_000;
    expect(await openSome()).toBe(false);
    time += 2_000;
    expect(await openSome()).toBe(true);
    await open("/service", "preview=token");
    await open("/service", "preview=token");
    expect(new Set(rendered)).toContain("first preview");
  });

  test("the last one renders the data of a canary's document, and previews", async () => {
    const open = await startThree();
    await open("/service", cookieOf(inside));
    // A change of another area gives the canary another record; documents of the earlier one are still open.
    running = [{ ...tenth, record: "2222222222222222" }];
    for (let turn = 0; turn < 4; turn += 1) {
      await open("/service/_payload.json", cookieOf(outside), { "x-release-record": record });
      await open("/service", "preview=token");
    }
    expect(new Set(rendered.slice(1))).toEqual(new Set(["last live", "last preview"]));
    await open("/service/_payload.json", cookieOf(outside), { "x-release-record": "r-1" });
    expect(rendered.at(-1)).not.toContain("last");
  });

  test("the others answer for a canary's that does not, for that page alone", async () => {
    let isStuck = true;
    const open = await startThree(() => isStuck, { limits: { pageFirstByteMs: 2_000 } });
    const pages = [cookieOf(inside), `${cookieOf(inside)}; ${consent}`];
    // The cache answers, too: the second time, it has the live page already.
    for (const cookie of [...pages, ...pages]) {
      expect(await open("/service", cookie)).toBe("200 <p>live</p>");
    }
    expect((await site.operations("/metrics")).body).toContain("gateway_left_canaries_total 4");
    expect(site.logged().filter(({ leftCanary }) => leftCanary === true)).toHaveLength(4);
    isStuck = false;
    for (const cookie of pages) expect(await open("/service", cookie)).toBe(`200 <p>${record}</p>`);
  });

  test("the others do not answer for a preview that does not: they would render the same", async () => {
    const open = await startThree(() => true, { limits: { pageFirstByteMs: 2_000 } });
    expect(await open("/service", `${cookieOf(inside)}; preview=token`)).toContain("503 ");
    expect(rendered).toEqual(["last preview"]);
  });

  test("the others answer for a canary's that has ended", async () => {
    const open = await startThree();
    await site.shell[2]?.stop();
    expect(await open("/service", cookieOf(inside))).toBe("200 <p>live</p>");
    expect(await open("/service", `${cookieOf(inside)}; ${consent}`)).toBe("200 <p>live</p>");
  });

  test("the last one renders all pages when the others have ended", async () => {
    const open = await startThree();
    await Promise.all(site.shell.slice(0, 2).map((one) => one.stop()));
    expect(await open("/service", cookieOf(outside))).toBe("200 <p>live</p>");
    for (const page of ["/contact-us", "/careers", "/faqs"]) {
      expect(await open(page, `${cookieOf(outside)}; ${consent}`)).toBe("200 <p>live</p>");
    }
  });
});

describe("pages are counted beside those of the baseline", () => {
  /** Counts of the gateway, as `side outcome`. */
  const counted = async () => {
    const { body } = await site.operations("/metrics");
    const lines = body
      .split("\n")
      .filter((line) => line.startsWith("gateway_canary_signals_total{"));
    return lines
      .map((line) => {
        expect(line).toContain('canary="mfe-service.aaaaaaaaaaaaaaaa"');
        const [, side, outcome, value] =
          /side="(\w+)",signal="page",outcome="(\w+)"\} (\d+)/.exec(line) ?? [];
        return `${side} ${outcome} ${value}`;
      })
      .sort();
  };
  /** As a shell server: documents of the canary are made with its record, and some pages fail. */
  const shell = documentShell(({ url = "", headers }) => {
    const canary = headers[internalHeaders.canary];
    return {
      status: canary && url.includes("schedule") ? 503 : 200,
      shareable: !url.includes("own"),
      headers: { [internalHeaders.record]: String(canary ?? "r-1") },
    };
  });

  test("once a minute for a cohort and a page, from the cache, too", async () => {
    let time = moment;
    const { open } = await start({ now: () => time }, { shell: [shell] });
    for (let turn = 0; turn < 4; turn += 1) {
      await open("/service", cookieOf(inside));
      await open("/service", cookieOf(outside));
      await open("/service/schedule", cookieOf(inside));
    }
    expect(await counted()).toEqual(["baseline all 1", "canary all 2", "canary failed 1"]);
    time += 60_001;
    await open("/service", cookieOf(inside));
    expect(await counted()).toEqual(["baseline all 1", "canary all 3", "canary failed 1"]);
  });

  test("only of the area that the canary is of, and of visitors who have a cohort", async () => {
    const { open } = await start({ cookieTier: 3 }, { shell: [shell] });
    const consent = "allowCookies=essential,functional,analytics; displayCookies=hide";
    await open("/contact-us", `${consent}; ${cookieOf(inside)}`);
    await open("/service");
    await open("/service", cookieOf(inside));
    expect(await counted()).toEqual([]);
    await open("/service", `${consent}; ${cookieOf(inside)}`);
    await open("/service", consent);
    expect(await counted()).toEqual(["baseline all 1", "canary all 1"]);
  });

  test("but not what the shell server did not answer for, nor a document of another record", async () => {
    const { open } = await start({}, { shell: [documentShell(() => ({}))] });
    // The gateway does not know the canary yet.
    await open("/service", cookieOf(inside));
    await site.shell[0]?.stop();
    expect((await open("/service/schedule", cookieOf(outside))).status).toBeGreaterThanOrEqual(500);
    expect(await counted()).toEqual([]);
  });

  test("nor a preview, which is made with another record than what is live", async () => {
    const made = documentShell(() => ({ headers: { [internalHeaders.record]: "r-2" } }));
    const { open } = await start({}, { shell: [made] });
    await open("/service", cookieOf(outside));
    expect(await counted()).toEqual([]);
  });

  test("a canary of all of a place, beside the visitors of other places", async () => {
    const steps = [{ ...tenth.steps[0]!, percent: 100 }];
    const canaries = () => [{ ...tenth, places: ["heartland"], steps }];
    const { open } = await start({ canaries }, { shell: [shell] });
    await open("/service");
    await open("/service", undefined, { host: `group.localhost:${site.port}` });
    expect(await counted()).toEqual(["baseline all 1", "canary all 1"]);
  });
});
