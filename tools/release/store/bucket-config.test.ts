import { expect, test } from "@jest/globals";
import { bucketConfig } from "./bucket-config.ts";

test("without RELEASES_BUCKET the store is a folder", () => {
  expect(bucketConfig({ AWS_ACCESS_KEY_ID: "A" })).toBeNull();
});

test("a bucket may have a folder, an endpoint, a region and credentials", () => {
  expect(bucketConfig({ RELEASES_BUCKET: "s3://cars" })).toEqual({
    bucket: "cars",
    prefix: "",
    endpoint: undefined,
    region: "us-east-1",
    credentials: undefined,
  });
  const env = {
    RELEASES_BUCKET: "s3://cars/releases/plains/",
    AWS_ENDPOINT_URL: "http://storage.example:9000",
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "A",
    AWS_SECRET_ACCESS_KEY: "S",
  };
  expect(bucketConfig(env)).toEqual({
    bucket: "cars",
    prefix: "releases/plains/",
    endpoint: "http://storage.example:9000",
    region: "eu-central-1",
    credentials: { accessKeyId: "A", secretAccessKey: "S" },
  });
});

test.each([
  [
    { RELEASES_BUCKET: "https://storage.example/cars" },
    "expected s3://BUCKET or s3://BUCKET/FOLDER",
  ],
  [{ RELEASES_BUCKET: "s3://cars/../other" }, "expected s3://BUCKET or s3://BUCKET/FOLDER"],
  [{ RELEASES_BUCKET: "s3://cars", AWS_ENDPOINT_URL: "storage" }, "expected https://host or"],
  [{ RELEASES_BUCKET: "s3://cars", AWS_ACCESS_KEY_ID: "A" }, "expected both or neither"],
])("%o is refused", (env, why) => {
  expect(() => bucketConfig(env)).toThrow(why);
});
