import { createHash } from "node:crypto";
import { errorHandler, notFound } from "@forecourt/service-kit/error-handler";
import { livez } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import express, { type Express } from "express";
import { LRUCache } from "lru-cache";
import { isPhotoView } from "../demo-inventory/photos-of.ts";

const MB = 1024 * 1024;

/**
 * The demo's photo host: `/<VIN>/<view>.jpg` for every car of the demo. A photo is drawn when it is first
 * requested, one at a time. Cars with the same facts share their photos.
 */
export function createPhotoHost({ log }: { log: Log }): Express {
  const app = express();
  app.disable("x-powered-by");
  app.get("/livez", livez);
  const photos = new LRUCache<string, Buffer>({
    maxSize: 24 * MB,
    sizeCalculation: ({ length }) => length,
  });
  let rendering: Promise<unknown> = Promise.resolve();
  const rendered = (svg: string, render: (svg: string) => Promise<Buffer>): Promise<Buffer> => {
    const key = createHash("sha256").update(svg).digest("base64");
    const turn = rendering.then(async () => {
      const photo = photos.get(key) ?? (await render(svg));
      photos.set(key, photo);
      return photo;
    });
    rendering = turn.catch(() => undefined);
    return turn;
  };
  app.get("/:vin/:file", async ({ params: { vin, file } }, response, next) => {
    const [, view = ""] = /^(\w+)\.jpg$/.exec(file) ?? [];
    if (!isPhotoView(view)) return next();
    // Loaded with the first photo: a site without visitors does not need the memory.
    const { photoOf, renderPhoto } = await import("./make-photo.ts");
    const svg = photoOf(vin, view);
    if (svg === null) return next();
    response.type("image/jpeg").send(await rendered(svg, renderPhoto));
  });
  app.use(notFound);
  app.use(errorHandler(log));
  return app;
}
