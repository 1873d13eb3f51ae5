import { listPhotos } from "@forecourt/contracts/areas/trade/photos";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { expect, test } from "@jest/globals";
import { loadPhotos } from "./load-photos.ts";

test("loads the photos of an appraisal, and the faults that the address names", async () => {
  const token = "T".repeat(43);
  const path = `/sell-trade-my-car/${token}`;
  const at = { ...listPhotos, path: `/api/trade/appraisals/${token}/photos` };
  const photos = [{ id: "00000000-0000-4000-8000-000000000001", position: 1, width: 4, height: 3 }];
  const data = await withService(answer(at, { photos }), ({ url }) =>
    loadPhotos(pageRequest(`${path}?photos=photo-format,other`, url), token),
  );
  expect(data).toEqual({ token, page: path, photos, faults: ["photo-format"] });
});
