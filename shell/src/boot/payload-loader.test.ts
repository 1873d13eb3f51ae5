import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { describe, expect, test } from "@jest/globals";
import type { LoadedPage } from "../app/page-view.tsx";
import { payloadLoader } from "./payload-loader.ts";
import type { AskedPage, Payload } from "./payloads.ts";

function stateOf(title: string): AskedPage {
  const head = { title, description: "", canonical: null };
  return {
    outcome: "page",
    status: 200,
    area: "service",
    page: "index",
    data: null,
    head,
    late: {},
    askedAt: 12,
  };
}

function Page() {
  return null;
}

interface Given {
  payload?: Payload;
  kept?: { page: LoadedPage; old?: boolean };
  overtaken?: boolean;
  isNew?: boolean;
}

/** One navigation to /service; `missed` = paths that the frame is told of. */
function navigation({ payload, kept, overtaken = false, isNew = true }: Given) {
  const asked: string[] = [];
  const missed: string[] = [];
  const visitor = createVisitorStore();
  const adopted: unknown[] = [];
  const stop = new AbortController();
  const load = payloadLoader({
    areas: { load: async () => ({ pages: { index: async () => ({ Page }) } }) },
    payloads: {
      prefetch: () => {},
      drop: () => {},
      forget: () => {},
      hold: () => {},
      async take(path) {
        asked.push(path);
        return payload ?? stateOf("asked");
      },
    },
    kept: {
      keep: () => {},
      forget: () => {},
      find: (_key, _path, age) => (kept && (!kept.old || age) ? kept.page : null),
    },
    visitor,
    terms: { adopt: (terms, askedAt) => void adopted.push([terms, askedAt]) },
    client: { unreachable: (path) => void missed.push(path), overtaken: () => () => overtaken },
    destination: () => ({ key: "k1", isNew }),
  });
  const request = new Request("http://localhost/service?a=b", { signal: stop.signal });
  return { page: load({ request }), asked, missed, stop, visitor, adopted };
}

/** What became of a promise by now. */
function soFar(promise: Promise<unknown>): Promise<string> {
  const later = new Promise<string>((resolve) => setTimeout(resolve, 20, "waits"));
  return Promise.race([promise.then(() => "done"), later]).catch(() => "ended");
}

const left: LoadedPage = { state: stateOf("left"), Page, late: {} };

describe("the loader of a client navigation", () => {
  test("gives what the server says of the path, with the code that draws it", async () => {
    const { page, asked } = navigation({});
    expect(await page).toMatchObject({ state: { head: { title: "asked" } }, Page });
    expect(asked).toEqual(["/service?a=b"]);
  });

  test("notes what the server knows of the visitor besides", async () => {
    const proven = { unlockInventory: null, unlockPrice: null, phoneVerified: "5735550142" };
    const payload = { ...stateOf("own"), proven, terms: { months: 60 } };
    const { page, visitor, adopted } = navigation({ payload });
    await page;
    expect(visitor.getState().proven.phoneVerified).toBe("5735550142");
    expect(adopted).toEqual([[{ months: 60 }, 12]]);
  });

  test("gives a history entry as it was left, and asks nobody", async () => {
    const { page, asked } = navigation({ kept: { page: left } });
    expect(await page).toBe(left);
    expect(asked).toEqual([]);
  });

  test("asks again for an entry that was left long ago", async () => {
    const { page } = navigation({ kept: { page: left, old: true }, isNew: false });
    expect((await page).state.head.title).toBe("asked");
  });

  test("never gives the answer to what the visitor has gone on from", async () => {
    const { page, stop } = navigation({ overtaken: true });
    expect(await soFar(page)).toBe("waits");
    stop.abort();
    expect(await soFar(page)).toBe("ended");
  });

  test("follows a redirect", async () => {
    const { page } = navigation({ payload: { redirect: "/auto-financing" } });
    const answer = await page.catch((error: unknown) => error);
    expect(answer instanceof Response && answer.headers.get("location")).toBe("/auto-financing");
  });

  test("leaves the page on screen where no network answers, and says so", async () => {
    const { page, missed } = navigation({ payload: { unreachable: true } });
    expect(await soFar(page)).toBe("waits");
    expect(missed).toEqual(["/service?a=b"]);
  });

  test("goes Back without a network to whatever is kept", async () => {
    const kept = { page: left, old: true };
    const { page, missed } = navigation({ payload: { unreachable: true }, kept, isNew: false });
    expect(await page).toBe(left);
    expect(missed).toEqual([]);
  });
});
