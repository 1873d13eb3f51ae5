import { internalHeaders } from "@forecourt/contracts/tenant";
import { describe, expect, test } from "@jest/globals";
import { createDataVersions } from "./data-versions.ts";

const answering =
  (version: string | null, status = 200): typeof fetch =>
  async () =>
    new Response("{}", {
      status,
      headers: version === null ? {} : { [internalHeaders.version]: version },
    });

const failing: typeof fetch = () => Promise.reject(new Error("down"));

describe("createDataVersions", () => {
  test("has no versions for a page that reads nothing", () => {
    expect(createDataVersions().current()).toEqual({});
  });

  test("has the version of each service that was read", async () => {
    const versions = createDataVersions();
    const response = await versions.recording("inventory", answering("a.1"))("http://any");
    expect(await response.text()).toBe("{}");
    await versions.recording("company", answering("a"))("http://any");
    await versions.recording("inventory", answering("a.1", 404))("http://any");
    expect(versions.current()).toEqual({ inventory: "a.1", company: "a" });
  });

  test.each([
    ["a response has no version", [answering(null)]],
    ["a response is a failure", [answering("a", 503)]],
    ["two responses of a service differ", [answering("a"), answering("b")]],
    ["a request fails", [answering("a"), failing]],
  ])("are unknown when %s", async (_what, fetches) => {
    const versions = createDataVersions();
    for (const send of fetches) {
      await versions
        .recording(
          "inventory",
          send,
        )("http://any")
        .catch(() => undefined);
    }
    await versions.recording("company", answering("a"))("http://any");
    expect(versions.current()).toBeNull();
  });

  test("are unknown once a part of the page is missing", async () => {
    const versions = createDataVersions();
    versions.markUnknown();
    expect(versions.current()).toBeNull();
  });
});
