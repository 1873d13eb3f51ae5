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

test("a status without its application is no page, and no request for what is no token", async () => {
  await withService(failure(at, "not-found"), async ({ url, receivedHeaders }) => {
    expect(await load(url, { token: "../drafts" })).toEqual({ kind: "not-found" });
    expect(receivedHeaders).toEqual([]);
    await expect(load(url)).rejects.toMatchObject({ code: "not-found" });
  });
});
