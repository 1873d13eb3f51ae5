import { expect, test } from "@jest/globals";
import { linkTo } from "../link-targets.ts";
import { privacyPolicyPath } from "./privacy-policy-path.ts";

test("is the path of the page", () => {
  expect(linkTo({ legal: true }, "company.privacy")).toBe(privacyPolicyPath);
});
