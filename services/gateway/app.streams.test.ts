import { get } from "node:http";
import { brotliDecompressSync, createBrotliDecompress, createGunzip } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const decoders = { br: createBrotliDecompress, gzip: createGunzip, identity: null };

describe("a page that is still being drawn", () => {
  test.each(["br", "gzip", "identity"] as const)(
    "reaches the browser piece by piece, as %s",
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
            // The second piece is sent only now: the first cannot have waited for it.
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

  test("is cut off, not ended, when the shell server dies in the middle", async () => {
    site = await startSite({
      shell: [
        (_request, response) => {
          response.setHeader("content-type", "text/html").write("<head>");
          setTimeout(() => response.destroy(), 20);
        },
      ],
    });
    await expect(site.ask("/")).rejects.toThrow();
    await expect(site.ask("/", { headers: { "accept-encoding": "br" } })).rejects.toThrow();
  });

  test("is cut off when it falls silent", async () => {
    site = await startSite({
      limits: { idleMs: 50 },
      shell: [(_request, response) => void response.write("<head>")],
    });
    await expect(site.ask("/")).rejects.toThrow();
  });

  test("may take longer than the time to its first byte", async () => {
    site = await startSite({
      limits: { pageFirstByteMs: 500 },
      shell: [
        (_request, response) => {
          response.write("a");
          setTimeout(() => response.end("b"), 700);
        },
      ],
    });
    expect((await site.ask("/")).body).toBe("ab");
  });
});

describe("compression", () => {
  const text = "<p>long enough to be worth it</p>".repeat(200);

  test("prefers brotli, takes gzip, and leaves the rest alone", async () => {
    site = await startSite({
      shell: [
        (request, response) => {
          response.setHeader("content-type", request.url === "/image" ? "image/png" : "text/html");
          response.end(request.url === "/small" ? "small" : text);
        },
      ],
    });
    const encodingOf = async (path: string, accepted: string) =>
      (await site.ask(path, { headers: { "accept-encoding": accepted } })).headers[
        "content-encoding"
      ];
    expect(await encodingOf("/", "gzip, deflate, br")).toBe("br");
    expect(await encodingOf("/", "gzip")).toBe("gzip");
    expect(await encodingOf("/", "br;q=0, gzip;q=0")).toBeUndefined();
    expect(await encodingOf("/image", "br")).toBeUndefined();
    expect((await site.ask("/", { headers: { "accept-encoding": "br" } })).headers.vary).toMatch(
      /accept-encoding/i,
    );
  });

  test("of a stale page too", async () => {
    site = await startSite({
      shell: [
        (_request, response) => {
          response.setHeader("content-type", "text/html").setHeader("x-forecourt-shareable", "1");
          response.end(text);
        },
      ],
    });
    await site.ask("/");
    await site.shell[0]?.kill();
    const chunks: Buffer[] = [];
    const { headers } = await site.ask("/", {
      headers: { "accept-encoding": "br" },
      onChunk: (chunk) => chunks.push(chunk),
    });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(text);
  });
});
