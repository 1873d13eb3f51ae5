import { getApplication } from "@forecourt/contracts/areas/financing/applications";
import { failure, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import { loadApplicationStatus } from "./status-loader.ts";

const token = "S".repeat(43);
const at = { ...getApplication, path: `/api/financing/applications/${token}` };
const load = (url: string, params = { token }) =>
  loadApplicationStatus(
    pageRequest(`/auto-financing/application-status/${token}`, url, { params }),
  );

test("an unknown link has a page that explains it, and a malformed token causes no request", async () => {
  await withService(failure(at, "not-found"), async ({ url, receivedHeaders }) => {
    expect(await load(url, { token: "../drafts" })).toMatchObject({
      status: 404,
      data: { kind: "gone", title: "Part of this link is missing" },
    });
    expect(receivedHeaders).toEqual([]);
    expect(await load(url)).toMatchObject({
      status: 410,
      noStore: true,
      head: { index: false, canonical: null },
      data: { kind: "gone", text: [expect.stringContaining("25 months"), expect.any(String)] },
    });
  });
});

test("a failing service is no expired link", async () => {
  await withService(failure(at, "unavailable"), async ({ url }) => {
    await expect(load(url)).rejects.toMatchObject({ code: "unavailable" });
  });
});
