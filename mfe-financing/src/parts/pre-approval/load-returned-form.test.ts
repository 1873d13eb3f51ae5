import {
  getReturnedForm,
  type ReturnedForm,
} from "@forecourt/contracts/areas/financing/returned-form";
import { answer, withService } from "@forecourt/testing/pages/fake-service";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { loadReturnedForm } from "./load-returned-form.ts";

describe("loadReturnedForm", () => {
  const token = "t".repeat(43);
  const form: ReturnedForm = { fields: { street: "12 Cedar" }, faults: { zip: "Wrong" } };
  const at = { ...getReturnedForm, path: `/api/financing/returned-forms/${token}` };

  test("reads the form of a token, and nothing for another one", async () => {
    await withService(answer(at, form), async ({ url, receivedHeaders }) => {
      const request = pageRequest("/auto-financing/apply-for-financing", url);
      expect(await loadReturnedForm(request, token)).toEqual(form);
      expect(await loadReturnedForm(request, "../pre-approvals/x")).toBeNull();
      expect(receivedHeaders).toHaveLength(1);
    });
  });
});
