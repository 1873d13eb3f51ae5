import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { areas } from "@forecourt/contracts/areas";
import { expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** The front end of every area, and the shell, whose pop-ups are forms. */
const folders = [...Object.keys(areas).map((area) => `mfe-${area}/src`), "shell/src"];

function componentsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => path.join(folder, file));
}

/**
 * An application to a lender takes phone numbers as facts about the applicant, an employer among them. No
 * automated text or call follows from it: its lead carries no consent, which the test below holds.
 */
const applications =
  /^mfe-financing\/src\/(?:parts\/pre-approval|pages\/application-step\/fields)\//;

test.each(folders)(
  "every form of %s that takes a phone number is a LeadForm, which shows the sentence on calls and texts",
  (folder) => {
    const others = componentsIn(folder).filter((file) => {
      if (applications.test(file)) return false;
      const source = readFileSync(path.join(root, file), "utf8");
      return /ui\/forms\/(?:lead-form|phone-field|phone-verification)"|type="tel"|name="phone"/.test(
        source,
      );
    });
    expect(others).toEqual([]);
  },
);

test("an application takes no consent to calls and texts, and gives none to its lead", () => {
  const folder = path.join(root, "services/financing/leads");
  const sources = readdirSync(folder)
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
  expect(sources.length).toBeGreaterThan(1);
  expect(sources.join("")).not.toMatch(/contactConsent/);
});
