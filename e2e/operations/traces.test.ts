import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { eventually } from "../harness/eventually.ts";
import { alex, fillInLead } from "../harness/lead-form.ts";
import { readMailbox } from "../harness/mailbox.ts";
import { type Site, startSite } from "../harness/site.ts";
import { expect, open, test } from "../harness/test.ts";
import { lineages, startCollector } from "../harness/trace-collector.ts";

/** A machine with other work starts processes and sends spans slowly. */
const WAIT_MS = 180_000;
test.beforeEach(() => test.setTimeout(600_000));

const message = "Where is my title?";

/** Opens the contact page with a query of the visitor's own, and sends a message. */
async function sendMessage(page: Page, site: Site): Promise<void> {
  await open(page, `${site.origin}/contact-us?gclid=query-canary`);
  const main = page.getByRole("main");
  await main.getByRole("combobox", { name: "Topic" }).selectOption("Billing issues");
  await fillInLead(main);
  await main.getByRole("textbox", { name: "Message" }).fill(message);
  await main.getByRole("button", { name: "Send message" }).click();
}

/** The site's variables for a collector; spans are sent at once. */
const sendingTo = (url: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_BSP_SCHEDULE_DELAY: "100",
});

test("one trace joins the browser, the gateway, the shell server, a service, its database and a mail", async ({
  page,
}) => {
  const collector = await startCollector();
  const site = await startSite({ separate: ["leads", "company"], env: sendingTo(collector.url) });
  try {
    await sendMessage(page, site);
    const traceparent = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation");
      const { serverTiming } = document as PerformanceNavigationTiming;
      return serverTiming.find(({ name }) => name === "traceparent")?.description;
    });
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    const [, traceId = ""] = traceparent?.split("-") ?? [];
    const missing = () => {
      const sent = lineages(collector.spans, traceId);
      return [
        // The document, whether the gateway renders it for all visitors or for this one.
        /^company GET (?:< shell GET ){2}(?:< gateway GET ?){1,2}$/,
        // Requests of the browser from this document.
        /^leads insert < leads POST < gateway POST < gateway GET$/,
        /^leads send mail < leads POST < gateway POST < gateway GET$/,
      ].filter((expected) => !sent.some((lineage) => expected.test(lineage)));
    };
    await eventually("all spans", async () => missing().length === 0, WAIT_MS).catch(
      (error: unknown) => {
        const sent = lineages(collector.spans, traceId);
        throw new Error(["missing:", ...missing().map(String), "sent:", ...sent].join("\n"), {
          cause: error,
        });
      },
    );
    const root = collector.spans.filter((span) => span.traceId === traceId && !span.parent);
    expect(root.map(({ spanId, service }) => [spanId, service])).toEqual([
      [traceparent?.split("-")[2], "gateway"],
    ]);
    const text = JSON.stringify(collector.spans);
    expect(text).toContain("/contact-us");
    expect(text).toContain("insert into");
    for (const typed of [...Object.values(alex), message, "query-canary", "gclid", "Billing"])
      expect(text).not.toContain(typed);
    expect(
      collector.spans.filter(({ attributes }) =>
        /^\/(?:version|livez|readyz)/.test(attributes["url.path"] ?? ""),
      ),
    ).toEqual([]);
  } finally {
    await site.stop();
    await collector.close();
  }
});

test("visitors share a stored document and have a trace each", async ({ request }) => {
  const collector = await startCollector();
  const site = await startSite({ env: sendingTo(collector.url) });
  try {
    const visit = async () => {
      const answer = await request.get(`${site.origin}/contact-us`, {
        headers: { accept: "text/html" },
      });
      const traceId = answer.headers()["server-timing"]?.split("-")[1] ?? "";
      return { traceId, body: await answer.text() };
    };
    // Rendered for the first.
    const visits = [await visit()];
    const isSent = (id: string) => lineages(collector.spans, id).includes("gateway GET");
    await expect(async () => {
      // Sent by the app to one, and in front of the app to the others. A busy gateway may ask the shell server again.
      const others = [await visit(), await visit(), await visit()];
      visits.splice(1, 3, ...others);
      const ids = others.map(({ traceId }) => traceId);
      await eventually("their spans", async () => ids.every(isSent), WAIT_MS);
      expect(ids.map((id) => lineages(collector.spans, id).length)).toEqual([1, 1, 1]);
    }).toPass({ timeout: WAIT_MS });
    const traceIds = visits.map(({ traceId }) => traceId);
    expect(new Set(traceIds).size).toBe(4);
    const [first] = visits;
    for (const { traceId, body } of visits) {
      expect(traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(body).toBe(first?.body);
      expect(body).not.toContain(traceId);
    }
    const spansOfFirst = () => lineages(collector.spans, traceIds[0] ?? "").length;
    await eventually("the spans of the first visit", async () => spansOfFirst() > 1, WAIT_MS);
  } finally {
    await site.stop();
    await collector.close();
  }
});

test("a collector that does not answer delays neither pages nor mails", async ({ page }) => {
  let batches = 0;
  const silent = createServer(() => {
    batches += 1;
  }).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const site = await startSite({ env: sendingTo(`http://127.0.0.1:${port}`) });
  try {
    await open(page, `${site.origin}/`);
    await eventually("a batch without an answer", async () => batches > 0, WAIT_MS);
    await sendMessage(page, site);
    await eventually(
      "a mail to the dealer",
      async () => (await readMailbox(site)).some(({ text }) => text.includes(message)),
      WAIT_MS,
    );
  } finally {
    // An open page would go on loading from a site that has stopped.
    await page.close();
    await site.stop();
    silent.closeAllConnections();
    silent.close();
  }
});

test("without a collector, no response names a trace", async ({ site, request }) => {
  const answer = await request.get(`${site.origin}/contact-us`, {
    headers: { accept: "text/html" },
  });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["server-timing"]).toBeUndefined();
});
