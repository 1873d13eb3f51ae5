import { generatePage, importFirst } from "../generate-page.ts";
import type { Tree } from "../tree.ts";

/**
 * Adds to the financing area what `docs/add-a-page.md` describes: a page with a form whose leads the
 * leads service takes, its texts, its event and its journey.
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

const form = `import { LeadForm } from "@forecourt/remote-kit/lead-form";
import { LeadMessage } from "@forecourt/remote-kit/lead-message";
import { leadErrors, leadsPath, useSendLead } from "@forecourt/remote-kit/send-lead";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useRef, useState } from "react";

/** Asks for the visitor's contact details and current loan. */
export function RefinanceForm() {
  const t = useTexts();
  const send = useSendLead(leadsPath, "Refinance");
  const message = useRef<HTMLTextAreaElement>(null);
  const [isSent, setSent] = useState(false);
  if (isSent) return <output>{t("financing.refinance.sent")}</output>;
  return (
    <LeadForm
      action={leadsPath}
      onSubmit={async (user, _agreed, trace) => {
        const text = message.current?.value ?? "";
        const sent = await send({ template: "REFINANCE", ...trace, user, text });
        if (!sent.ok) return leadErrors(sent.error, t("financing.refinance.failed"));
        setSent(true);
        return undefined;
      }}
    >
      <input type="hidden" name="template" value="REFINANCE" />
      <LeadMessage ref={message} label={t("financing.refinance.message")} required />
    </LeadForm>
  );
}
`;

const journey = `import { expect, open, test } from "@forecourt/e2e/test";

test("a visitor asks to refinance a loan", async ({ page, site }) => {
  await open(page, \`\${site.origin}/refinance\`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refinance");
});
`;
