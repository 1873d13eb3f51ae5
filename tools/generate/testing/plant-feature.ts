import { readFileSync } from "node:fs";
import path from "node:path";
import { generatePage, importFirst } from "../generate-page.ts";
import type { Tree } from "../tree.ts";

const guide = path.join(import.meta.dirname, "../../../docs/add-a-page.md");

/** The examples of the guide: the form of the page, then its journey. */
const [form = "", journey = ""] = [
  ...readFileSync(guide, "utf8").matchAll(/^```tsx?\n(.*?)^```/gms),
].map(([, code = ""]) => code);

/**
 * Adds the example of `docs/add-a-page.md` to the financing area: a page with a form whose leads the leads service
 * takes, its texts, its event, and its journey.
 */
export function plantFeature(tree: Tree): void {
  const contracts = "shared/contracts/src/areas/financing";
  const page = "mfe-financing/src/pages/refinance";
  generatePage(tree, "financing", "refinance");
  tree.insertAfter(
    `${contracts}/leads.ts`,
    "financingLeads = {",
    '\n  REFINANCE: { form: "refinance", subject: "Refinance", department: "sales", fields: messageFields },',
  );
  tree.insertAfter(`${contracts}/events.ts`, "financingEvents = {", "\n  Refinance: 15,");
  tree.insertAfter(
    `${contracts}/text-keys.ts`,
    /server: \{/,
    '\n    "inquiry.form.refinance": [],',
  );
  tree.insertAfter(
    `${contracts}/text-keys.ts`,
    "browser: {",
    '\n    "financing.refinance.message": [],\n    "financing.refinance.failed": [],\n    "financing.refinance.sent": [],',
  );
  const texts = "dealers/defaults/texts/financing.en.json";
  tree.addEntry(texts, "inquiry.form.refinance", "Refinance");
  tree.addEntry(texts, "financing.refinance.message", "Your current loan");
  tree.addEntry(texts, "financing.refinance.failed", "Your request could not be sent.");
  tree.addEntry(texts, "financing.refinance.sent", "Your request was sent.");
  tree.write(`${page}/refinance-form.tsx`, form);
  importFirst(
    tree,
    `${page}/refinance-page.tsx`,
    'import { RefinanceForm } from "./refinance-form.tsx";',
  );
  tree.insertAfter(`${page}/refinance-page.tsx`, "<h1>{title}</h1>", "\n      <RefinanceForm />");
  tree.write("mfe-financing/journeys/refinance.test.ts", journey);
}
