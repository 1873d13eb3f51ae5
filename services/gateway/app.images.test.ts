import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

const path = "/_ipx/f_webp,w_640/https%3A%2F%2Fphotos.example%2Fa.jpg";

let site: Site;
afterEach(() => site.close());

function recordRequests() {
  const requested: IncomingMessage[] = [];
  const images = (request: IncomingMessage, response: ServerResponse) => {
    requested.push(request);
    response.setHeader("content-type", "image/webp").end("picture");
  };
  return { requested, images };
}

describe("/_ipx", () => {
  test("forwards the encoded source unchanged", async () => {
    const { requested, images } = recordRequests();
    site = await startSite({ images });
    const { status, headers, body } = await site.request(path);
    expect([status, headers["content-type"], body]).toEqual([200, "image/webp", "picture"]);
    expect(requested[0]?.url).toBe(path);
  });

  test("forwards the dealer and no header about the visitor", async () => {
    const { requested, images } = recordRequests();
    site = await startSite({ images });
    const headers = {
      host: "group.localhost",
      cookie: "store=north; session=secret",
      authorization: "Bearer secret",
      referer: "https://www.ozark.example/",
      "x-forecourt-dealer": "heartland",
      "if-none-match": '"v1"',
    };
    await site.request(path, { headers });
    const got = requested[0]?.headers ?? {};
    expect(got["x-forecourt-dealer"]).toBe("ozark");
    expect(got["if-none-match"]).toBe('"v1"');
    expect(Object.keys(got).toSorted()).toEqual([
      "accept-encoding",
      "connection",
      "host",
      "if-none-match",
      "x-forecourt-dealer",
      "x-request-id",
    ]);
  });

  test("responds 421 for an unknown host", async () => {
    const { requested, images } = recordRequests();
    site = await startSite({ images });
    expect((await site.request(path, { headers: { host: "evil.example" } })).status).toBe(421);
    expect(requested).toHaveLength(0);
  });

  test.each(["/_ipx/f_webp,w_640/https://photos.example/a.jpg", `${path}?blur=1000`, "/_ipx/x"])(
    "rejects %s without forwarding it",
    async (wrong) => {
      const { requested, images } = recordRequests();
      site = await startSite({ images });
      const { status, body } = await site.request(wrong);
      expect([status, JSON.parse(body).error.code]).toEqual([400, "bad-request"]);
      expect(requested).toHaveLength(0);
    },
  );

  test("rejects POST with 405", async () => {
    const { requested, images } = recordRequests();
    site = await startSite({ images });
    expect((await site.request(path, { method: "POST" })).status).toBe(405);
    expect(requested).toHaveLength(0);
  });

  test("responds 503 while the images service is down, and pages still work", async () => {
    site = await startSite();
    await site.images.stop();
    for (let index = 0; index < 20; index += 1) {
      const { status, headers, body } = await site.request(path);
      expect([status, JSON.parse(body).error.code]).toEqual([503, "unavailable"]);
      expect(headers["retry-after"]).toBe("2");
    }
    expect((await site.request("/")).status).toBe(200);
  });

  test("limits concurrent images without limiting pages", async () => {
    const held: ServerResponse[] = [];
    site = await startSite({
      images: (_request, response) => void held.push(response),
      limits: { maxConcurrentImages: 3 },
    });
    const waiting = [1, 2, 3].map(() => site.request(path));
    while (held.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await site.request(path)).status).toBe(503);
    expect((await site.request("/")).status).toBe(200);
    for (const response of held) response.end("picture");
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  });

  test("is canceled when the client disconnects", async () => {
    const arrived = Promise.withResolvers<ServerResponse>();
    site = await startSite({ images: (_request, response) => arrived.resolve(response) });
    const gone = new AbortController();
    const asking = fetch(`http://localhost:${site.port}${path}`, { signal: gone.signal });
    const closed = once(await arrived.promise, "close");
    gone.abort();
    await expect(asking).rejects.toThrow();
    await closed;
  });
});
