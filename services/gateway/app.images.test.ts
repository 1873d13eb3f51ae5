import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

const path = "/_ipx/f_webp,w_640/https%3A%2F%2Fphotos.example%2Fa.jpg";

let site: Site;
afterEach(() => site.close());

function remember() {
  const asked: IncomingMessage[] = [];
  const images = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request);
    response.setHeader("content-type", "image/webp").end("picture");
  };
  return { asked, images };
}

describe("/_ipx", () => {
  test("reaches the images service as it is written, two slashes and all", async () => {
    const { asked, images } = remember();
    site = await startSite({ images });
    const { status, headers, body } = await site.ask(path);
    expect([status, headers["content-type"], body]).toEqual([200, "image/webp", "picture"]);
    expect(asked[0]?.url).toBe(path);
  });

  test("tells whose site it is, and nothing of the visitor", async () => {
    const { asked, images } = remember();
    site = await startSite({ images });
    const headers = {
      host: "group.localhost",
      cookie: "store=north; session=secret",
      authorization: "Bearer secret",
      referer: "https://www.ozark.example/",
      "x-forecourt-dealer": "heartland",
      "if-none-match": '"v1"',
    };
    await site.ask(path, { headers });
    const got = asked[0]?.headers ?? {};
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

  test("is of nobody's under a name that no dealer has", async () => {
    const { asked, images } = remember();
    site = await startSite({ images });
    expect((await site.ask(path, { headers: { host: "evil.example" } })).status).toBe(421);
    expect(asked).toHaveLength(0);
  });

  test.each(["/_ipx/f_webp,w_640/https://photos.example/a.jpg", `${path}?blur=1000`, "/_ipx/x"])(
    "refuses %s without asking",
    async (wrong) => {
      const { asked, images } = remember();
      site = await startSite({ images });
      const { status, body } = await site.ask(wrong);
      expect([status, JSON.parse(body).error.code]).toEqual([400, "bad-request"]);
      expect(asked).toHaveLength(0);
    },
  );

  test("is only read", async () => {
    const { asked, images } = remember();
    site = await startSite({ images });
    expect((await site.ask(path, { method: "POST" })).status).toBe(405);
    expect(asked).toHaveLength(0);
  });

  test("is 503 while the images service is gone, and pages are not", async () => {
    site = await startSite();
    await site.images.kill();
    for (let index = 0; index < 20; index += 1) {
      const { status, headers, body } = await site.ask(path);
      expect([status, JSON.parse(body).error.code]).toEqual([503, "unavailable"]);
      expect(headers["retry-after"]).toBe("2");
    }
    expect((await site.ask("/")).status).toBe(200);
  });

  test("takes so many at once and turns more away; pages have places of their own", async () => {
    const held: ServerResponse[] = [];
    site = await startSite({
      images: (_request, response) => void held.push(response),
      limits: { imagesConcurrent: 3 },
    });
    const waiting = [1, 2, 3].map(() => site.ask(path));
    while (held.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await site.ask(path)).status).toBe(503);
    expect((await site.ask("/")).status).toBe(200);
    for (const response of held) response.end("picture");
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  });

  test("is given up when its visitor leaves", async () => {
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
