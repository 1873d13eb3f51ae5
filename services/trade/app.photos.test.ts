import { request as httpRequest } from "node:http";
import {
  addPhotos,
  photoPath,
  photoRemovalPath,
  photosPath,
} from "@forecourt/contracts/areas/trade/photos";
import { internalHeaders } from "@forecourt/contracts/tenant";
import {
  describeOnEveryDatabase,
  describeOnSqlite,
  type OpenTestDatabase,
} from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { photoWithPlace, uploadOf } from "./photos/testing/photo-files.ts";
import { deleteExpired } from "./store/cleanup.ts";
import { type RunningTrade, runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";

const now = () => new Date("2026-11-23T05:00:00.000Z");
const page = "/sell-trade-my-car";

async function running(open: OpenTestDatabase) {
  const { location } = await open();
  const site = await runTrade({ location, now });
  const { token } = await startSample(site);
  return { site, token };
}

const small = () => photoWithPlace("jpeg", { width: 400, height: 300 });

function send(site: RunningTrade, path: string, init: RequestInit & { headers?: object } = {}) {
  return fetch(`${site.origin}${path}`, {
    redirect: "manual",
    ...init,
    headers: { [internalHeaders.dealer]: "ozark-mitsubishi", ...init.headers },
  });
}

async function upload(site: RunningTrade, token: string, files: Record<string, Buffer>) {
  const response = await send(site, photosPath(token), { method: "POST", body: uploadOf(files) });
  expect(response.status).toBe(200);
  return addPhotos.reply.parse(await response.json());
}

describeOnEveryDatabase("photos of an appraisal", (open) => {
  test("are stored, listed, seen through the token alone, and removed", async () => {
    const { site, token } = await running(open);
    const file = await photoWithPlace();
    const { photos, faults } = await upload(site, token, {
      "IMG_1.jpg": file,
      "notes.txt": Buffer.from("x"),
    });
    expect(faults).toEqual([{ name: "notes.txt", fault: "photo-format" }]);
    expect(photos).toEqual([{ id: expect.any(String), position: 1, width: 1_600, height: 1_200 }]);
    const id = photos[0]?.id ?? "";
    for (const size of ["large", "thumbnail"] as const) {
      const seen = await send(site, photoPath(token, id, size));
      expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(seen.headers.get("cache-control")).toBe("no-store");
      expect(seen.headers.get("x-content-type-options")).toBe("nosniff");
      const bytes = Buffer.from(await seen.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(bytes.toString("latin1")).not.toContain("Canary");
    }
    const { token: another } = await startSample(site);
    for (const path of [
      photoPath(another, id, "large"),
      photoPath("A".repeat(43), id, "large"),
      photoPath(token, "no-id", "large"),
    ]) {
      expect((await send(site, path)).status).toBe(404);
    }
    await send(site, `${photosPath(another)}/${id}`, { method: "DELETE" });
    expect((await (await send(site, photosPath(token))).json()).photos).toEqual(photos);
    const removed = await send(site, `${photosPath(token)}/${id}`, { method: "DELETE" });
    expect(await removed.json()).toEqual({ photos: [] });
    await site.stop();
  });

  test("are at most twelve, also when they are sent at the same time", async () => {
    const { site, token } = await running(open);
    const file = await small();
    const several = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.jpg`, file]));
    const answers = await Promise.all(
      [5, 5, 5].map((count) => upload(site, token, several(count))),
    );
    const refused = answers.flatMap(({ faults }) => faults.map(({ fault }) => fault));
    expect(refused).toEqual(["photo-too-many", "photo-too-many", "photo-too-many"]);
    const { photos, faults } = await upload(site, token, { "13.jpg": file });
    expect(photos.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(faults).toEqual([{ name: "13.jpg", fault: "photo-too-many" }]);
    await site.stop();
  });

  test("are deleted with their appraisal", async () => {
    const { site, token } = await running(open);
    await upload(site, token, { "1.jpg": await small() });
    const count = async () =>
      (await site.database.query.selectFrom("trade_photos").select("id").execute()).length;
    await deleteExpired(site.database, new Date("2026-12-23T04:59:59.000Z"));
    expect(await count()).toBe(1);
    await deleteExpired(site.database, new Date("2026-12-23T05:00:00.000Z"));
    expect(await count()).toBe(0);
    await site.stop();
  });
});

describeOnSqlite("an upload of photos", (open) => {
  const html = { accept: "text/html,*/*" };

  test("without JavaScript returns to its page, with the faults in the address", async () => {
    const { site, token } = await running(open);
    const files = { "1.jpg": await small(), "2.heic": Buffer.from("\0\0\0\x18ftypheic", "latin1") };
    const form = (fields: object) => uploadOf(files, fields as Record<string, string>);
    const sent = await send(site, photosPath(token), {
      method: "POST",
      headers: html,
      body: form({ page: `${page}/${token}` }),
    });
    expect([sent.status, sent.headers.get("location")]).toEqual([
      303,
      `${page}/${token}?photos=photo-heic#photos`,
    ]);
    for (const elsewhere of [
      "https://evil.example/",
      "//evil.example",
      `${page}/../x`,
      `${page}?x`,
    ]) {
      const refused = await send(site, photosPath(token), {
        method: "POST",
        headers: html,
        body: form({ page: elsewhere }),
      });
      expect(refused.status).toBe(400);
    }
    const [photo] = (await (await send(site, photosPath(token))).json()).photos;
    const removal = await send(site, photoRemovalPath(token, photo.id), {
      method: "POST",
      headers: { ...html, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ page }),
    });
    expect([removal.status, removal.headers.get("location")]).toEqual([303, `${page}#photos`]);
    await site.stop();
  });

  test("of no file stores nothing", async () => {
    const { site, token } = await running(open);
    expect(await upload(site, token, {})).toEqual({ photos: [], faults: [] });
    expect(await upload(site, token, { "": Buffer.alloc(0) })).toEqual({ photos: [], faults: [] });
    await site.stop();
  });

  test("is refused when it is no form, too large, from another site or of no appraisal", async () => {
    const { site, token } = await running(open);
    const status = async (init: object, path = photosPath(token)) =>
      (await send(site, path, { method: "POST", ...init })).status;
    expect(await status({ body: "x", headers: { "content-type": "image/jpeg" } })).toBe(400);
    expect(await status({ body: "x", headers: { "content-type": "multipart/form-data" } })).toBe(
      400,
    );
    const cut = "multipart/form-data; boundary=b";
    expect(await status({ body: "--b\r\nContent-Disp", headers: { "content-type": cut } })).toBe(
      400,
    );
    const body = uploadOf({ "1.jpg": Buffer.alloc(8_000_000), "2.jpg": Buffer.alloc(8_000_000) });
    expect(await status({ body })).toBe(413);
    const one = uploadOf({ "1.jpg": await small() });
    expect(await status({ body: one, headers: { origin: "https://evil.example" } })).toBe(403);
    expect(await status({ body: one }, photosPath("A".repeat(43)))).toBe(404);
    await site.stop();
  });

  test("that breaks off stores nothing", async () => {
    const { site, token } = await running(open);
    const headers = {
      [internalHeaders.dealer]: "ozark-mitsubishi",
      "content-type": "multipart/form-data; boundary=b",
      "content-length": "100000",
    };
    const started = httpRequest(`${site.origin}${photosPath(token)}`, { method: "POST", headers });
    const head = '--b\r\nContent-Disposition: form-data; name="photos"; filename="1.jpg"\r\n\r\n';
    const broken = new Promise((resolve) => started.once("error", resolve));
    const begun = Buffer.concat([Buffer.from(head), (await small()).subarray(0, 500)]);
    await new Promise<void>((resolve) => void started.write(begun, () => resolve()));
    started.destroy();
    await broken;
    expect((await (await send(site, photosPath(token))).json()).photos).toEqual([]);
    await site.stop();
  });
});
