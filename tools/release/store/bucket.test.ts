import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Bucket, openBucket } from "./bucket.ts";
import { type S3Server, startS3Server } from "./testing/s3-server.ts";

let server: S3Server;
let bucket: Bucket;
beforeAll(async () => {
  server = await startS3Server();
  bucket = await openBucket(server.config());
});
afterAll(async () => {
  bucket.close();
  await server.close();
});

describe("a bucket", () => {
  test("has objects below its folder, with their content and their tag", async () => {
    await bucket.put("a/one.json", Buffer.from("one"));
    await bucket.put("a/zwei ü.json", Buffer.from("zwei"));
    await bucket.put("b", Buffer.from(""));
    const one = await bucket.get("a/one.json");
    expect(one?.bytes.toString()).toBe("one");
    expect((await bucket.get("b"))?.bytes.length).toBe(0);
    expect(await bucket.get("nothing")).toBeNull();
    expect(await bucket.modifiedAt("nothing")).toBeNull();
    expect(await bucket.modifiedAt("b")).toEqual(expect.any(Number));
    expect((await bucket.list("a/")).map(({ key }) => key)).toEqual([
      "a/one.json",
      "a/zwei ü.json",
    ]);
    await bucket.remove("a/one.json");
    await bucket.remove("a/one.json");
    expect(await bucket.get("a/one.json")).toBeNull();
  });

  test("does not send again what is known by its tag", async () => {
    await bucket.put("record", Buffer.from("one"));
    const { tag } = (await bucket.get("record")) ?? { tag: "" };
    expect(await bucket.getUnless("record", tag)).toBe("unchanged");
    await bucket.put("record", Buffer.from("two"));
    expect(await bucket.getUnless("record", tag)).toMatchObject({ bytes: Buffer.from("two") });
  });

  test("is written by exactly one of several who want to be the first", async () => {
    for (let round = 0; round < 20; round += 1) {
      const writers = ["a", "b", "c", "d"];
      const won = await Promise.all(
        writers.map((text) => bucket.putNew(`first-${round}`, Buffer.from(text))),
      );
      expect(won.filter((isFirst) => isFirst)).toHaveLength(1);
      const winner = writers[won.indexOf(true)];
      expect((await bucket.get(`first-${round}`))?.bytes.toString()).toBe(winner);
    }
  });

  test("says what failed, with which bucket", async () => {
    const { credentials: _known, ...config } = server.config();
    const stranger = await openBucket({
      ...config,
      credentials: { accessKeyId: "S3RVER", secretAccessKey: "wrong" },
    });
    await expect(stranger.get("record")).rejects.toThrow(
      "s3://releases/site: reading record failed: The request signature we calculated does not match",
    );
    stranger.close();
    const nowhere = await openBucket({ ...server.config(), bucket: "other" });
    await expect(nowhere.list("")).rejects.toThrow("s3://other/site: listing  failed");
    nowhere.close();
  });
});
