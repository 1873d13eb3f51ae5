import type { RequestListener } from "node:http";
import type { Canary } from "@forecourt/contracts/release";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import { runningCanaries, selectCanary } from "@forecourt/service-kit/releases/select-canary";
import type {
  ReleaseAddresses,
  StartedService,
} from "@forecourt/service-kit/releases/started-services";
import { afterEach, describe, expect, test } from "@jest/globals";
import {
  type Site,
  type StubUpstream,
  startSite,
  stubUpstream,
  twoDealers,
} from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";

let site: Site;
let beside: StubUpstream;
afterEach(async () => {
  await site.close();
  await beside.stop().catch(() => undefined);
});

const record = "1111111111111111";
const release = "bbbbbbbbbbbbbbbb";
const moment = Date.parse("2026-12-01T10:00:00.000Z");
const recorded = { contract: release, commit: null, release, manifest: "sha384-x" };
const canary: Canary = {
  record,
  releases: {},
  services: { trade: recorded },
  places: [],
  steps: [{ from: "2026-12-01T10:00:00.000Z", percent: 10 }],
  by: "Ada",
};
const cohorts = Array.from({ length: 1000 }, (_value, index) => index);
const running = runningCanaries([canary], { dealerId: "heartland", storeId: null }, moment);
const [inside = 0] = cohorts.filter((cohort) => selectCanary(running, cohort) !== null);
const [outside = 0] = cohorts.filter((cohort) => selectCanary(running, cohort) === null);

/** Releases beside the live services, as a test sets them. */
function startedServices(
  now: StartedService[],
): ReleaseAddresses & { say(next: StartedService[]): void } {
  let all = now;
  const listeners: ((started: readonly StartedService[]) => void)[] = [];
  const find = (service: string, id: string) =>
    all.find((one) => one.service === service && one.release === id && one.state === "running");
  return {
    all: () => all,
    running: (service, id) => find(service, id)?.url ?? null,
    find: async (service, id) => find(service, id)?.url ?? null,
    listen(listener) {
      listeners.push(listener);
      listener(all);
    },
    say(next) {
      all = next;
      for (const listener of listeners) listener(all);
    },
  };
}

const answering =
  (name: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end(name);

interface Setting {
  canaries?: () => RecordedCanaries;
  besides?: RequestListener;
  now?: () => number;
}

/** A site whose live service answers "live", and the canary's "beside"; documents name the record that they are made with. */
async function start({
  canaries = () => ({ record: "r-1", canaries: [canary] }),
  besides = answering("beside"),
  now: clock = () => moment,
}: Setting = {}) {
  beside = await stubUpstream(besides);
  const state = { service: "trade", release, url: beside.url } as const;
  const started = startedServices([{ ...state, state: "running" }]);
  const rendered: string[] = [];
  const shell = documentShell(({ headers }) => {
    const of = String(headers[internalHeaders.canary] ?? "live");
    rendered.push(of);
    const isCanary = of === record;
    const versions = isCanary ? `shell=1 trade=${release}~1` : "shell=1 trade=1";
    const made = { [internalHeaders.record]: isCanary ? record : "r-1" };
    return { html: `<p>${of}</p>`, versions, headers: made };
  });
  const dealers: Record<string, NonNullable<ReturnType<typeof twoDealers.dealerOf>>> = {};
  const dealerOf = (host: string) => {
    const dealer = twoDealers.dealerOf(host);
    return dealer && (dealers[dealer.dealerId] ??= { ...dealer, cookieTier: 0 });
  };
  site = await startSite({
    shell: [shell],
    services: { trade: [answering("live")] },
    tenants: { ...twoDealers, dealerOf },
    canaries,
    started,
    now: clock,
    drawCohort: () => outside,
  });
  await site.versionsKnown();
  const open = async (path: string, cohort: number | null, method = "GET") => {
    const headers = cohort === null ? {} : { cookie: `cohort=${cohort}` };
    const { body, status, headers: got } = await site.request(path, { headers, method });
    return { body, status, cookie: got["set-cookie"] };
  };
  return {
    open,
    rendered,
    say: (now: StartedService["state"] | null) =>
      started.say(now === null ? [] : [{ ...state, state: now }]),
  };
}

const api = "/api/trade/questionnaire";

describe("requests to the area's service", () => {
  test("are answered by the release that the visitor's documents are made with", async () => {
    const { open } = await start();
    for (const cohort of cohorts.filter((one) => one % 50 === 0 || one === inside)) {
      const isIn = selectCanary(running, cohort) !== null;
      const [answer, document] = [
        await open(api, cohort),
        await open("/sell-trade-my-car", cohort),
      ];
      expect([cohort, answer.body, document.body]).toEqual([
        cohort,
        isIn ? "beside" : "live",
        `<p>${isIn ? record : "live"}</p>`,
      ]);
    }
    expect((await open(api, inside, "POST")).body).toBe("beside");
    expect((await open("/api/service/x", inside)).body).toContain("hello");
  });

  test("give nobody a cohort: who has none is answered by the live one", async () => {
    const { open } = await start();
    expect(await open(api, null)).toMatchObject({ body: "live", cookie: undefined });
  });

  test("go to what the record in force names, until it has taken over", async () => {
    const promoted = { record: "r-2", canaries: [], services: { trade: recorded } };
    const { open, say } = await start({ canaries: () => promoted });
    for (const cohort of [inside, outside]) expect((await open(api, cohort)).body).toBe("beside");
    say(null);
    expect((await open(api, inside)).body).toBe("live");
  });
});

describe("a service that does not run", () => {
  test.each(["starting", "failed", null] as const)(
    "(%s) has no visitors: they get what is live, in documents, too",
    async (state) => {
      const { open, say, rendered } = await start();
      say(state);
      expect((await open(api, inside)).body).toBe("live");
      expect((await open("/sell-trade-my-car", inside)).body).toBe("<p>live</p>");
      say("running");
      expect((await open(api, inside)).body).toBe("beside");
      expect((await open("/sell-trade-my-car", inside)).body).toBe(`<p>${record}</p>`);
      expect(rendered).toEqual(["live", record]);
    },
  );

  test("but is asked: nobody listens, and the live one answers", async () => {
    const { open } = await start();
    await beside.stop();
    for (const method of ["GET", "POST"]) {
      expect(await open(api, inside, method)).toMatchObject({ status: 200, body: "live" });
    }
  });
});

test("a stored page of the canary holds while the data of its own service are the same", async () => {
  const { open, rendered } = await start();
  const page = "/sell-trade-my-car";
  const isStored = async () => {
    const before = rendered.length;
    await open(page, inside);
    return rendered.length === before;
  };
  while (!(await isStored()));
  await site.stateVersion("trade", "2");
  expect(await isStored()).toBe(true);
  beside.version = "2";
  while (await isStored());
  expect(rendered.at(-1)).toBe(record);
});

describe("requests are counted beside those of the baseline", () => {
  const counted = async () => {
    const { body } = await site.operations("/metrics");
    return body
      .split("\n")
      .filter((line) => line.startsWith("gateway_canary_signals_total{"))
      .filter((line) => line.includes('signal="api"'))
      .map((line) => {
        const [, ...parts] = /side="(\w+)".*outcome="(\w+)"\} (\d+)/.exec(line) ?? [];
        return parts.join(" ");
      })
      .sort();
  };

  test("once a minute for a cohort and a path; what the service failed is a failure", async () => {
    let time = moment;
    const besides: RequestListener = ({ url }, response) => {
      if (url?.endsWith("late")) return response.destroy();
      return response.writeHead(url === api ? 200 : 500).end("{}");
    };
    const { open } = await start({ now: () => time, besides });
    for (const _turn of [1, 2]) {
      for (const path of [api, `${api}/broken`]) await open(path, inside);
      await open(api, outside);
      await open("/api/service/x", inside);
      await open(api, null);
    }
    expect(await counted()).toEqual(["baseline all 1", "canary all 2", "canary failed 1"]);
    time += 60_001;
    await open(`${api}/late`, inside, "POST");
    expect(await counted()).toEqual(["baseline all 1", "canary all 3", "canary failed 2"]);
  });
});
