import { get } from "node:http";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const decoders = { br: createBrotliDecompress, gzip: createGunzip, identity: null };

describe("a streamed page", () => {
  test.each(["br", "gzip", "identity"] as const)(
    "reaches the browser chunk by chunk, as %s",
    async (encoding) => {
      const send = Promise.withResolvers<void>();
      site = await startSite({
        shell: [
          async (_request, response) => {
            response
              .setHeader("content-type", "text/html")
              .write(`<head>${" ".repeat(2_000)}</head>`);
            await send.promise;
            response.end("<body>late</body>");
          },
        ],
      });
      const pieces: string[] = [];
      const answer = await new Promise<void>((resolve, reject) => {
        const options = {
          port: site.port,
          path: "/",
          headers: { host: "localhost", "accept-encoding": encoding },
        };
        get(options, (incoming) => {
          expect(incoming.headers["content-encoding"]).toBe(
            encoding === "identity" ? undefined : encoding,
          );
          const decoder = decoders[encoding]?.();
          const plain = decoder ? incoming.pipe(decoder) : incoming;
          plain.on("data", (chunk) => {
            pieces.push(String(chunk));
            // The upstream sends the second chunk only now, so the first was not buffered.
            send.resolve();
          });
          plain.on("end", resolve).on("error", reject);
        })
          .on("error", reject)
          .end();
      });
      expect(answer).toBeUndefined();
      expect(pieces[0]).toContain("</head>");
      expect(pieces.slice(1).join("")).toContain("late");
    },
  );

  test("is cut off, not ended, when the shell server closes the connection", async () => {
    site = await startSite({
      shell: [
        (_request, response) => {
          response.setHeader("content-type", "text/html").write("<head>");
          setTimeout(() => response.destroy(), 20);
        },
      ],
    });
    await expect(site.request("/")).rejects.toThrow();
    await expect(site.request("/", { headers: { "accept-encoding": "br" } })).rejects.toThrow();
  });

  test("is cut off after the idle timeout", async () => {
    site = await startSite({
      // Long enough for a busy machine to write the first byte.
      limits: { idleTimeoutMs: 1000 },
      shell: [(_request, response) => void response.write("<head>")],
    });
    await expect(site.request("/")).rejects.toThrow();
  });

  test("may take longer than the first-byte timeout", async () => {
    site = await startSite({
      limits: { pageFirstByteMs: 500 },
      shell: [
        (_request, response) => {
          response.write("a");
          setTimeout(() => response.end("b"), 700);
        },
      ],
    });
    expect((await site.request("/")).body).toBe("ab");
  });
});

describe("compression", () => {
  const text = "<p>long enough to be worth it</p>".repeat(200);

  test("prefers brotli, accepts gzip, and does not compress other responses", async () => {
    site = await startSite({
      shell: [
        (request, response) => {
          response.setHeader("content-type", request.url === "/image" ? "image/png" : "text/html");
          response.end(request.url === "/small" ? "small" : text);
        },
      ],
    });
    const encodingOf = async (path: string, accepted: string) =>
      (await site.request(path, { headers: { "accept-encoding": accepted } })).headers[
        "content-encoding"
      ];
    expect(await encodingOf("/", "gzip, deflate, br")).toBe("br");
    expect(await encodingOf("/", "gzip")).toBe("gzip");
    expect(await encodingOf("/", "br;q=0, gzip;q=0")).toBeUndefined();
    expect(await encodingOf("/image", "br")).toBeUndefined();
    expect(
      (await site.request("/", { headers: { "accept-encoding": "br" } })).headers.vary,
    ).toMatch(/accept-encoding/i);
  });
});
