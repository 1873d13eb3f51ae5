import {
  appendFile,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { writeRecord } from "@forecourt/service-kit/releases/record";
import { integrityOf } from "@forecourt/service-kit/releases/release-folder";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Site, startSite, twoDealers } from "./fixtures/site.ts";

const release = "0123456789abcdef";
let folder = "";
let site: Site;

/** Writes the manifest and the record, with the bytes that the files of the web build have now. */
async function writeManifest(store: string, web: readonly string[]) {
  const names = ["server/main.js", ...web.map((file) => `web/${file}`)];
  const files = await Promise.all(
    names.map(async (file) => {
      const bytes = await readFile(path.join(store, "mfe-trade", release, file)).catch(() =>
        Buffer.from("secret"),
      );
      return { path: file, size: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  const manifest = await writeFakeRelease(store, { name: "mfe-trade", release });
  await writeFile(
    path.join(store, "mfe-trade", release, "release.json"),
    JSON.stringify({ ...manifest, files }),
  );
  const live = { "mfe-trade": release };
  const changedAt = "2026-01-01T00:00:00.000Z";
  await writeRecord(store, { id: "1111111111111111", changedAt, live, history: [] });
}

beforeAll(async () => {
  // The name begins with a dot, like `.data`, where the release store is.
  folder = await mkdtemp(path.join(tmpdir(), ".gateway-"));
  const web = path.join(folder, "mfe-trade", release, "web");
  await mkdir(path.join(web, "chunks"), { recursive: true });
  await mkdir(path.join(folder, "mfe-trade", release, "server"));
  const script = "export const a = 1;\n".repeat(200);
  await Promise.all([
    writeFile(path.join(web, "remote.js"), script),
    writeFile(path.join(web, "remote.js.br"), brotliCompressSync(script)),
    writeFile(path.join(web, "remote.js.gz"), gzipSync(script)),
    writeFile(path.join(web, "chunks", "style.css"), "a{}"),
    writeFile(path.join(web, "chunks", "data.unknown"), "x"),
    writeFile(path.join(web, "alone.js"), script.repeat(100)),
    writeFile(path.join(web, ".hidden.js"), "secret"),
    writeFile(path.join(folder, "mfe-trade", release, "server", "main.js"), "secret"),
    writeFile(path.join(folder, "secret.js"), "secret"),
    writeFile(path.join(folder, "logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    writeFile(path.join(folder, "page.html"), "<script>1</script>"),
  ]);
  await writeManifest(folder, [
    "remote.js",
    "remote.js.br",
    "remote.js.gz",
    "alone.js",
    "chunks/style.css",
    "chunks/data.unknown",
    "linked.js",
    "outside/secret.js",
  ]);
  const files = new Set(["logo.svg", "page.html"]);
  site = await startSite({
    releasesDir: folder,
    tenants: {
      ...twoDealers,
      asset: (dealerId, name) =>
        dealerId === "heartland" && files.has(name)
          ? { file: path.join(folder, name), hash: "abc123" }
          : null,
    },
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const base = `/remotes/mfe-trade/${release}`;

describe("a web file of a release", () => {
  test("is cached as immutable and has its content type", async () => {
    const { status, headers, body } = await site.request(`${base}/web/chunks/style.css`);
    expect(status).toBe(200);
    expect(body).toBe("a{}");
    expect(headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(headers.etag).toBeDefined();
    const type = (await site.request(`${base}/web/chunks/data.unknown`)).headers["content-type"];
    expect(type).toBe("application/octet-stream");
  });

  test("is sent in the smallest encoding that the client accepts", async () => {
    const get = async (accepted: string) => {
      const { headers } = await site.request(`${base}/web/remote.js`, {
        headers: { "accept-encoding": accepted },
      });
      return [headers["content-encoding"], headers["content-type"], headers.vary];
    };
    const type = "text/javascript; charset=utf-8";
    expect(await get("gzip, br")).toEqual(["br", type, "accept-encoding"]);
    expect(await get("gzip")).toEqual(["gzip", type, "accept-encoding"]);
    expect((await get("br;q=0, identity")).slice(0, 2)).toEqual([undefined, type]);
  });

  test("is compressed while it is sent when no compressed variant is on disk", async () => {
    const address = `http://localhost:${site.port}${base}/web/alone.js`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(address)));
    for (const answer of answers) {
      expect(answer.headers.get("content-encoding")).toBe("gzip");
      expect(await answer.text()).toHaveLength(400_000);
    }
  });

  test("responds 304 when the client has it", async () => {
    const { headers } = await site.request(`${base}/web/remote.js`);
    const again = await site.request(`${base}/web/remote.js`, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  test("responds to HEAD, and ignores a Range header", async () => {
    const head = await site.request(`${base}/web/remote.js`, { method: "HEAD" });
    expect([head.status, head.body]).toEqual([200, ""]);
    const ranged = await site.request(`${base}/web/chunks/style.css`, {
      headers: { range: "bytes=900-" },
    });
    expect([ranged.status, ranged.body]).toEqual([200, "a{}"]);
  });

  test.each([
    `${base}/web/missing.js`,
    `${base}/web/chunks`,
    `${base}/web`,
    `${base}/web/remote.js/x`,
    `${base}/web/.hidden.js`,
    `${base}/server/main.js`,
    `${base}/release.json`,
    `/remotes/mfe-other/${release}/web/remote.js`,
    `/remotes/shell/${release}/web/remote.js`,
    "/remotes/mfe-trade/current/web/remote.js",
    "/remotes/mfe-trade/0123456789ABCDEF/web/remote.js",
    `/remotes/mfe-trade/${release}/WEB/remote.js`,
    `${base}/web/${"x".repeat(300)}.js`,
    "/remotes",
    "/remotes/x",
  ])("responds 404, not cached, for everything else: %s", async (target) => {
    const { status, headers, body } = await site.request(target);
    expect(status).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).not.toContain("secret");
  });

  test("does not allow path traversal in any encoding", async () => {
    for (const way of ["..", "%2e%2e", "..%2f..", "%2e%2e%5c", "....//"]) {
      const { status, body } = await site.request(`${base}/web/${way}/server/main.js`);
      expect([301, 400, 404]).toContain(status);
      expect(body).not.toContain("secret");
    }
  });
});

describe("a web file that is not what was published", () => {
  const web = path.join("mfe-trade", release, "web");
  const refused = {
    status: 503,
    headers: expect.objectContaining({ "cache-control": "no-store" }),
  };
  /** By a new file: two writes of one file within a tick of the clock could look the same. */
  const replaceFile = async (file: string, bytes: string | Buffer) => {
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  };
  const problems = async (): Promise<string[]> =>
    JSON.parse((await site.operations("/readyz")).body).problems;

  test("is refused and named in the readiness report, until it is restored", async () => {
    const target = `${base}/web/chunks/style.css`;
    const file = path.join(folder, web, "chunks/style.css");
    expect((await site.request(target)).status).toBe(200);
    await appendFile(file, "b{}");
    expect(await site.request(target)).toMatchObject(refused);
    expect(await problems()).toContain(
      `release mfe-trade/${release}: web/chunks/style.css is changed`,
    );
    await replaceFile(file, "c{}");
    expect(await site.request(target)).toMatchObject(refused);
    await replaceFile(file, "a{}");
    expect(await site.request(target)).toMatchObject({ status: 200, body: "a{}" });
    expect((await problems()).join()).not.toContain("style.css");
  });

  test("is replaced by another encoding of the same file", async () => {
    const variant = path.join(folder, web, "remote.js.br");
    const bytes = await readFile(variant);
    await appendFile(variant, "x");
    const answer = await site.request(`${base}/web/remote.js`, {
      headers: { "accept-encoding": "br, gzip" },
    });
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, "gzip"]);
    await replaceFile(variant, bytes);
  });

  test("is refused where it is a link, or in a folder that is one", async () => {
    await symlink(path.join(folder, "secret.js"), path.join(folder, web, "linked.js"));
    await symlink(folder, path.join(folder, web, "outside"));
    for (const file of ["linked.js", "outside/secret.js"]) {
      const answer = await site.request(`${base}/web/${file}`);
      expect(answer).toMatchObject(refused);
      expect(answer.body).not.toContain("secret");
    }
  });

  test("is named for a server file, too", async () => {
    expect((await problems()).join()).not.toContain("server/main.js");
    await appendFile(path.join(folder, "mfe-trade", release, "server/main.js"), "x");
    expect(await problems()).toContain(`release mfe-trade/${release}: server/main.js is changed`);
  });
});

describe("a dealer's image", () => {
  test("is immutable with its hash and cached for an hour without, with a policy that runs nothing", async () => {
    const pinned = await site.request("/assets/logo.svg?v=abc123");
    expect(pinned.status).toBe(200);
    expect(pinned.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "x-content-type-options": "nosniff",
    });
    const bare = await site.request("/assets/logo.svg?v=old");
    expect(bare.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test.each([
    "/assets/page.html",
    "/assets/none.svg",
    "/assets",
    "/assets/a/logo.svg",
    "/assets/constructor",
  ])("responds 404 for everything else: %s", async (target) => {
    const { status, headers } = await site.request(target);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  test("responds 404 for another dealer", async () => {
    const headers = { host: "group.localhost" };
    expect((await site.request("/assets/logo.svg", { headers })).status).toBe(404);
  });
});

test("/favicon.ico leads to the dealer's icon, and is not there without one", async () => {
  const { status, headers } = await site.request("/favicon.ico");
  expect([status, headers.location, headers["cache-control"]]).toEqual([
    302,
    "/assets/icon.svg?v=abc123",
    "public, max-age=3600",
  ]);
  const host = { host: "group.localhost" };
  expect((await site.request("/favicon.ico", { headers: host })).status).toBe(404);
});

test("/robots.txt disallows the API and personal pages and names the dealer's sitemap", async () => {
  const { status, headers, body } = await site.request("/robots.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, start]) => start);
  expect(closed).toEqual([
    "/api/",
    "/_language/",
    "/personalize/",
    "/quote/",
    "/test-drive/",
    "/car-alerts/",
    "/auto-financing/full-credit-application/",
    "/auto-financing/application-status/",
    "/auto-financing/apply-for-financing/",
    "/sell-trade-my-car/your-vehicle/",
    "/sell-trade-my-car/offer/",
    "/service/schedule/",
    "/service/appointment/",
    "/inquiry/",
  ]);
  expect(body).toContain("\nSitemap: https://www.heartland.example/sitemap.xml\n");
  const group = await site.request("/robots.txt", { headers: { host: "group.localhost" } });
  expect(group.body).toContain("\nSitemap: https://www.ozark.example/sitemap.xml\n");
});
