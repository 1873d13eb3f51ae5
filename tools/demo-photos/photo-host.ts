import { createHash } from "node:crypto";
import { errorHandler, notFound } from "@forecourt/service-kit/error-handler";
import { livez } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import express, { type Express } from "express";
import { LRUCache } from "lru-cache";
import { everyCar } from "../demo-inventory/every-car.ts";
import type { DemoCar } from "../demo-inventory/make-car.ts";
import { type PhotoView, photoViews } from "../demo-inventory/photos-of.ts";
import { drawPhoto } from "./draw-photo.ts";
import { renderPhoto } from "./render.ts";

const MB = 1024 * 1024;
const views: ReadonlySet<string> = new Set<string>(Object.values(photoViews).flat());

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
  let cars: ReadonlyMap<string, DemoCar> | null = null;
  let rendering: Promise<unknown> = Promise.resolve();
  const photoOf = async (svg: string): Promise<Buffer> => {
    const key = createHash("sha256").update(svg).digest("base64");
    const turn = rendering.then(async () => {
      const photo = photos.get(key) ?? (await renderPhoto(svg));
      photos.set(key, photo);
      return photo;
    });
    rendering = turn.catch(() => undefined);
    return turn;
  };
  app.get("/:vin/:file", async ({ params: { vin, file } }, response, next) => {
    cars ??= carsByVin();
    const car = cars.get(vin);
    const [, view = ""] = /^(\w+)\.jpg$/.exec(file) ?? [];
    if (!car || !isView(view)) return next();
    response.type("image/jpeg").send(await photoOf(drawPhoto(view, car)));
  });
  app.use(notFound);
  app.use(errorHandler(log));
  return app;
}

function isView(name: string): name is PhotoView {
  return views.has(name);
}

function carsByVin(): ReadonlyMap<string, DemoCar> {
  return new Map(everyCar().flatMap(({ cars }) => cars.map((car) => [car.vin, car] as const)));
}
