import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, type SiteOptions, startSite } from "./fixtures/site.ts";
import { documentShell } from "./fixtures/stub-shell.ts";

let site: Site;
/** Ends the responses that upstreams hold back. */
let release: () => void = () => undefined;
afterEach(async () => {
  release();
  await site.close();
});

const brotli = { "accept-encoding": "br" };
const html = { accept: "text/html,*/*;q=0.8" };
const form = { ...html, "content-type": "application/x-www-form-urlencoded" };

/** A site whose shell and leads service hold every response back until `release`. */
async function startHeld(options: SiteOptions = {}) {
  const held: (() => void)[] = [];
  let isReleased = false;
  let received = 0;
  let notify: () => void = () => undefined;
  const hold: NonNullable<SiteOptions["shell"]>[number] = (_request, response) => {
    if (isReleased) return response.end("ok");
    received += 1;
    notify();
    return held.push(() => response.end("ok"));
  };
  release = () => {
    isReleased = true;
    for (const end of held.splice(0)) end();
  };
  site = await startSite({ ...options, shell: [hold], services: { leads: [hold] } });
  const hasReceived = (count: number) =>
    new Promise<void>((resolve) => {
      notify = () => {
        if (received >= count) resolve();
      };
      notify();
    });
  return { hasReceived };
}

async function shed(): Promise<string[]> {
  const { body } = await site.operations("/metrics");
  return body.split("\n").filter((line) => line.startsWith("gateway_shed_total"));
}

const post = () => site.request("/api/leads/x", { method: "POST", body: "{}" });

describe("requests in progress", () => {
  test("of one client beyond its bound are refused with 429 and Retry-After at once", async () => {
    const { hasReceived } = await startHeld({ limits: { maxReadsPerClient: 3 } });
    const running = Array.from({ length: 3 }, () => site.request("/"));
    await hasReceived(3);
    const refused = await site.request("/", { headers: html });
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("2");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(refused.body).toContain("Please try again in a few seconds");
    expect((await site.request("/livez")).status).toBe(200);
    release();
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
    expect((await site.request("/")).status).toBe(200);
    expect(await shed()).toEqual(['gateway_shed_total{reason="reads-of-client"} 1']);
  });

  test("are counted by the address that a trusted proxy forwards, IPv6 by its network", async () => {
    const { hasReceived } = await startHeld({
      trustedProxies: ["127.0.0.1"],
      limits: { maxReadsPerClient: 1 },
    });
    const from = (address: string) =>
      site.request("/", { headers: { "x-forwarded-for": address } });
    const running = [from("203.0.113.1"), from("203.0.113.2"), from("2001:db8::1")];
    await hasReceived(3);
    expect((await from("203.0.113.1")).status).toBe(429);
    expect((await from("2001:db8::2")).status).toBe(429);
    release();
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
  });

  test("of all clients beyond their bound are refused with 503", async () => {
    const { hasReceived } = await startHeld({ limits: { maxReads: 2 } });
    const running = [site.request("/"), site.request("/")];
    await hasReceived(2);
    const { status, headers, body } = await site.request("/api/leads/x");
    expect([status, headers["retry-after"]]).toEqual([503, "2"]);
    expect(JSON.parse(body).error.code).toBe("unavailable");
    release();
    await Promise.all(running);
  });

  test("are counted apart for reads and writes, in both directions", async () => {
    const limits = { maxReads: 2, maxWrites: 2, maxReadsPerClient: 2, maxWritesPerClient: 2 };
    for (const [rush, other] of [
      [() => site.request("/"), post],
      [post, () => site.request("/")],
    ] as const) {
      const { hasReceived } = await startHeld({ limits });
      const running = [rush(), rush()];
      await hasReceived(2);
      expect((await rush()).status).toBe(429);
      const admitted = other();
      await hasReceived(3);
      release();
      expect((await admitted).status).toBe(200);
      await Promise.all(running);
      await site.close();
    }
  });

  test("no longer count when the client goes away", async () => {
    const { hasReceived } = await startHeld({ limits: { maxReadsPerClient: 1 } });
    const socket = connect(site.port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await hasReceived(1);
    expect((await site.request("/")).status).toBe(429);
    socket.destroy();
    release();
    while ((await site.request("/")).status !== 200);
  });
});

describe("a process that is a little late", () => {
  test("lets clients with many requests wait, and serves others", async () => {
    let lag = 0;
    const lagMeter = { lagMs: () => lag, stop: () => undefined };
    const limits = { fairLagMs: 50, maxReadsPerClientIfLate: 2 };
    const trustedProxies = ["127.0.0.1"];
    const { hasReceived } = await startHeld({ lagMeter, limits, trustedProxies });
    const from = (address: string) =>
      site.request("/", { headers: { "x-forwarded-for": address } });
    const running = [1, 2, 3].map(() => from("203.0.113.1"));
    await hasReceived(3);
    lag = 51;
    expect((await from("203.0.113.1")).status).toBe(429);
    running.push(from("203.0.113.2"));
    await hasReceived(4);
    release();
    for (const { status } of await Promise.all(running)) expect(status).toBe(200);
  });
});

describe("a process that is behind", () => {
  let lag = 0;
  const lagMeter = { lagMs: () => lag, stop: () => undefined };
  const limits = { maxReadLagMs: 150, maxWriteLagMs: 600 };
  const start = async () => {
    lag = 0;
    site = await startSite({ lagMeter, limits });
  };

  test("refuses reads, and still takes writes, files and health checks", async () => {
    await start();
    lag = 151;
    const page = await site.request("/used-cars-for-sale", { headers: html });
    expect([page.status, page.headers["retry-after"]]).toEqual([503, "2"]);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toContain("We’ll be right back");
    const api = await site.request("/api/inventory/x");
    expect([api.status, JSON.parse(api.body).error.code]).toEqual([503, "unavailable"]);
    expect((await post()).status).toBe(200);
    expect((await site.request("/livez")).status).toBe(200);
    expect((await site.request("/readyz")).status).toBe(200);
    expect((await site.request("/remotes/x/y/web/z.js")).status).toBe(404);
    expect(await shed()).toEqual(['gateway_shed_total{reason="lag"} 2']);
    lag = 150;
    expect((await site.request("/")).status).toBe(200);
  });

  test("refuses writes last, with a page for a form that says that nothing is lost", async () => {
    await start();
    lag = 601;
    expect((await post()).status).toBe(503);
    const options = { method: "POST", headers: form, body: "name=Canary" };
    const { status, body } = await site.request("/api/leads/x", options);
    expect(status).toBe(503);
    expect(body).toContain("<h1>We couldn’t send this</h1>");
    expect(body).toContain("everything you typed is still there");
    expect(body).not.toContain("Canary");
    expect((await site.request("/livez")).status).toBe(200);
    expect(await shed()).toEqual(['gateway_shed_total{reason="lag"} 2']);
  });

  test("sends a page in memory with its age, though its parts do not answer", async () => {
    let now = Date.now();
    lag = 0;
    const shell = [documentShell(() => ({ html: "<h1>whole</h1>" }))];
    site = await startSite({ lagMeter, limits, shell, now: () => now });
    await site.versionsKnown();
    // Rendered, then sent by the app, and from then on known to the listener in front of it.
    for (let turn = 0; turn < 3; turn++) {
      expect((await site.request("/", { headers: brotli })).status).toBe(200);
    }
    site.limits.maxVersionAgeMs = 0;
    now += 5_000;
    lag = 601;
    const chunks: Buffer[] = [];
    const onChunk = (chunk: Buffer) => chunks.push(chunk);
    const { status, headers } = await site.request("/", { headers: brotli, onChunk });
    expect(status).toBe(200);
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe("<h1>whole</h1>");
    expect(headers["x-forecourt-stale"]).toBe("5");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("'sha256-script'");
    expect(headers).not.toHaveProperty("etag");
    expect((await site.request("/other")).status).toBe(503);
  });

  test("sends no body to HEAD", async () => {
    await start();
    lag = 200;
    const { status, body } = await site.request("/", { method: "HEAD" });
    expect([status, body]).toEqual([503, ""]);
  });
});
