import { sendFeedNotice } from "@forecourt/contracts/leads/feed-notice";
import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterAll, expect, test } from "@jest/globals";
import type { LeadsTables } from "./store/tables.ts";
import { runLeads } from "./testing/running-leads.ts";

afterAll(removeCopies);

const now = new Date("2026-11-23T15:00:00Z");
const notice = {
  store: "cape-girardeau",
  subject: "The file looks odd",
  text: "- Cars are missing",
};
const feed = {
  mapping: "feed/mapping.json",
  source: { kind: "folder" },
  contact: "ada@moss.example",
};

describeOnEveryDatabase("a notice about a feed", (open) => {
  async function running(change: object = {}, contact: string | null = "ada@moss.example") {
    const { location } = await open<LeadsTables>();
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["feed"], { ...feed, contact });
    return runLeads({ location, now: () => now, dealersDir: copy.folder, ...change });
  }

  test("is queued once for its key, to the contact that the configuration names", async () => {
    const leads = await running();
    const send = (body: object, key: string) =>
      leads.postJson(sendFeedNotice.path, body, { headers: { "idempotency-key": key } });
    const answers = [await send(notice, "key-of-one"), await send(notice, "key-of-one")];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { isQueued: true }],
      [200, { isQueued: true }],
    ]);
    expect(await send({ ...notice, text: "else" }, "key-of-one")).toMatchObject({ status: 422 });
    const mails = await leads.mails();
    expect(mails).toMatchObject([
      { recipient: "ada@moss.example", subject: notice.subject, lead_id: null, state: "queued" },
    ]);
    expect(mails[0]?.content).toContain("Cars are missing");
    await leads.stop();
  });

  test("goes to the recipient of leads where no contact is named, and nowhere else in a preview", async () => {
    const leads = await running({}, null);
    await leads.postJson(sendFeedNotice.path, notice, {
      headers: { "idempotency-key": "one-key-1" },
    });
    expect((await leads.mails())[0]?.recipient).toMatch(/@/);
    await leads.stop();
    const preview = await running({ previewRecipient: "preview@moss.example" });
    await preview.postJson(sendFeedNotice.path, notice, {
      headers: { "idempotency-key": "one-key-1" },
    });
    expect(await preview.mails()).toMatchObject([{ recipient: "preview@moss.example" }]);
    await preview.stop();
  });
});
