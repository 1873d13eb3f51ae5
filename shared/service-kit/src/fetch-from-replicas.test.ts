import { describe, expect, test } from "@jest/globals";
import { fetchFromReplicas } from "./fetch-from-replicas.ts";

const replicas = ["http://a.test:1", "http://b.test:2"];

function setUp(down: string[] = []) {
  const requestedHosts: string[] = [];
  let time = 0;
  const send: typeof fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requestedHosts.push(url.href);
    if (down.includes(url.host)) throw new TypeError("fetch failed");
    return new Response("ok");
  };
  const call = fetchFromReplicas(replicas, { now: () => time, fetch: send });
  const ask = () =>
    call("http://a.test:1/api/x?y=1").then(
      () => true,
      () => false,
    );
  return { ask, asked: requestedHosts, wait: (ms: number) => (time += ms) };
}

describe("fetchFromReplicas", () => {
  test("sends the credential with each request, besides its own headers", async () => {
    const sent: Headers[] = [];
    const send: typeof fetch = async (input, init) => {
      sent.push(new Request(input, init).headers);
      return new Response("ok");
    };
    const credential = "a credential of this test, long enough";
    const call = fetchFromReplicas(replicas, { fetch: send, credential });
    const url = "http://a.test:1/api/x";
    await call(url, { headers: { "x-request-id": "one" } });
    await call(new Request(url, { headers: { "x-request-id": "two" } }));
    await fetchFromReplicas(replicas, { fetch: send, credential: null })(url);
    expect(
      sent.map((headers) => [headers.get("x-forecourt-credential"), headers.get("x-request-id")]),
    ).toEqual([
      [credential, "one"],
      [credential, "two"],
      [null, null],
    ]);
  });

  test("alternates between replicas, with path and query unchanged", async () => {
    const { ask, asked: requestedHosts } = setUp();
    for (let times = 0; times < 4; times++) await ask();
    expect(requestedHosts.filter((url) => url === "http://a.test:1/api/x?y=1")).toHaveLength(2);
    expect(requestedHosts.filter((url) => url === "http://b.test:2/api/x?y=1")).toHaveLength(2);
  });

  test("skips a failed replica for a while", async () => {
    const { ask, asked: requestedHosts, wait } = setUp(["a.test:1"]);
    const answers = [];
    for (let times = 0; times < 6; times++) answers.push(await ask());
    expect(answers.filter((ok) => !ok)).toHaveLength(1);
    wait(1000);
    requestedHosts.length = 0;
    for (let times = 0; times < 4; times++) await ask();
    expect(requestedHosts.filter((url) => url.startsWith("http://a.test"))).toHaveLength(1);
  });

  test("tries all replicas when all have failed", async () => {
    const { ask, asked: requestedHosts } = setUp(["a.test:1", "b.test:2"]);
    for (let times = 0; times < 6; times++) expect(await ask()).toBe(false);
    expect(new Set(requestedHosts).size).toBe(2);
    expect(requestedHosts).toHaveLength(6);
  });
});
