import { openDatabase } from "@forecourt/service-kit/db";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { createLeadStore, migrateLeads } from "../store.ts";
import { writeSampleLead } from "../testing/sample-lead.ts";
import { createOutbox } from "./outbox.ts";
import type { LeadsTables } from "./tables.ts";

const start = new Date("2026-11-21T12:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const anyRecipient = { default: 100, left: new Map<string, number>() };

async function outboxWith(
  open: OpenTestDatabase,
  recipients: readonly string[],
  suspected: readonly string[] = [],
) {
  const database = await open<LeadsTables>();
  await migrateLeads(database);
  let at = start;
  const store = createLeadStore(database, {
    messageIdHost: "site.example",
    onCommitted() {},
    now: () => at,
  });
  for (const recipient of recipients) {
    const spamReasons = suspected.includes(recipient) ? ["the form came with no token"] : [];
    await store.commit(null, writeSampleLead([{ recipient }], { spamReasons }));
    at = new Date(at.getTime() + 1);
  }
  const outbox = createOutbox(database);
  const claim = (owner: string, second: number, more: object = {}) =>
    outbox.claim({
      owner,
      held: [],
      now: after(second),
      leaseUntil: after(second + 5),
      limit: 100,
      maxSuspected: 100,
      perRecipient: anyRecipient,
      ...more,
    });
  const rows = () =>
    database.query.selectFrom("leads_outbox").selectAll().orderBy("created_at").execute();
  return { database, outbox, claim, rows };
}

const many = Array.from({ length: 30 }, (_, index) => `r${index}@dealer.example`);

describeOnEveryDatabase("the outbox", (open) => {
  test("claims due mails, oldest first, with their content", async () => {
    const { claim } = await outboxWith(open, many.slice(0, 3));
    const mails = await claim("a", 1, { limit: 2 });
    expect(mails.map(({ recipient }) => recipient)).toEqual(many.slice(0, 2));
    expect(mails[0]).toMatchObject({
      subject: "Contact sales",
      text: "Is it still there?",
      createdAt: start,
      firstDueAt: start,
      failures: 0,
    });
  });

  test("gives no mail to two concurrent claims", async () => {
    const { database, claim } = await outboxWith(open, many);
    const other = openDatabase<LeadsTables>(database.location);
    const theirs = createOutbox(other);
    const asks = Array.from({ length: 10 }, (_, index) => {
      const request = {
        held: [],
        now: after(1),
        leaseUntil: after(6),
        limit: 5,
        maxSuspected: 5,
        perRecipient: anyRecipient,
      };
      return index % 2 === 0
        ? claim(`a${index}`, 1, { limit: 5 })
        : theirs.claim({ owner: `b${index}`, ...request });
    });
    const given = (await Promise.all(asks)).flat().map(({ id }) => id);
    expect(new Set(given).size).toBe(given.length);
    const rest = await claim("rest", 2);
    expect(given.length + rest.length).toBe(many.length);
    await other.close();
  });

  test("gives a mail to another owner after its lease has expired, but not to the one that has it", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 1));
    const [mail] = await claim("a", 1);
    const held = [mail?.id];
    expect(await claim("b", 5)).toEqual([]);
    await outbox.renew([mail?.id ?? ""], "a", after(9));
    expect(await claim("b", 8)).toEqual([]);
    expect(await claim("a", 20, { held })).toEqual([]);
    expect(await claim("b", 9)).toMatchObject([{ id: mail?.id, messageId: mail?.messageId }]);
    expect((await rows())[0]).toMatchObject({ owner: "b", attempts: 2 });
    await outbox.markFailed(mail?.id ?? "", "a", { lastError: "late", dueAt: after(10) });
    expect((await rows())[0]).toMatchObject({ owner: "b", state: "delivering", failures: 0 });
  });

  test("gives a mail to its owner again where the answer to the first claim was lost", async () => {
    const { claim, outbox } = await outboxWith(open, many.slice(0, 2));
    const [lost, other] = await claim("a", 1);
    const held = [other?.id ?? ""];
    await outbox.renew(held, "a", after(30));
    expect(await claim("a", 5, { held })).toEqual([]);
    expect(await claim("a", 6, { held })).toMatchObject([{ id: lost?.id }]);
  });

  test("records a delivery by any owner, and never claims the mail again", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 1));
    const [mail] = await claim("a", 1);
    await claim("b", 60);
    await outbox.markDelivered(mail?.id ?? "", after(61));
    await outbox.markDelivered(mail?.id ?? "", after(99));
    expect((await rows())[0]).toMatchObject({
      state: "delivered",
      delivered_at: after(61).toISOString(),
    });
    await outbox.markFailed(mail?.id ?? "", "b", { lastError: "no", dueAt: null });
    expect((await rows())[0]?.state).toBe("delivered");
    expect(await claim("c", 9_999)).toEqual([]);
  });

  test("keeps a failed mail until its retry, and a dead-lettered one for good", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 2));
    const [first, second] = await claim("a", 1);
    await outbox.markFailed(first?.id ?? "", "a", { lastError: "EENVELOPE 451", dueAt: after(30) });
    await outbox.markFailed(second?.id ?? "", "a", { lastError: "EENVELOPE 550", dueAt: null });
    expect(await claim("b", 29)).toEqual([]);
    expect(await claim("b", 30)).toMatchObject([{ id: first?.id, failures: 1 }]);
    expect((await rows())[1]).toMatchObject({ state: "dead", last_error: "EENVELOPE 550" });
    expect(await outbox.counts()).toEqual({
      pending: 1,
      oldestPendingSince: start,
      deadLettered: 1,
      quarantined: 0,
    });
  });

  test("releases mails unchanged", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 2));
    const mails = await claim("a", 1);
    await outbox.release(
      mails.map(({ id }) => id),
      "another worker",
      after(2),
    );
    expect(await claim("b", 2)).toEqual([]);
    await outbox.release(
      mails.map(({ id }) => id),
      "a",
      after(2),
    );
    expect((await rows()).map(({ state, failures }) => [state, failures])).toEqual([
      ["queued", 0],
      ["queued", 0],
    ]);
    expect(await claim("b", 2)).toHaveLength(2);
  });

  test("limits mails per recipient, and continues with other recipients", async () => {
    const { claim } = await outboxWith(open, [
      "a@x.example",
      "a@x.example",
      "a@x.example",
      ...many,
    ]);
    const mails = await claim("me", 1, {
      perRecipient: { default: 1, left: new Map([["r0@dealer.example", 0]]) },
    });
    const recipients = mails.map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(many.length);
    expect(recipients).not.toContain("r0@dealer.example");
    expect(recipients.filter((one) => one === "a@x.example")).toHaveLength(1);
  });

  test("claims genuine mails first, and suspected ones up to their limit", async () => {
    const recipients = many.slice(0, 6);
    const [one = "", two = "", three = "", ...genuine] = recipients;
    const { claim } = await outboxWith(open, recipients, [one, two, three]);
    const given = async (limit: number, maxSuspected: number) =>
      (await claim(`${limit} ${maxSuspected}`, 1, { limit, maxSuspected })).map(
        ({ recipient, isSuspected }) => [recipient, isSuspected],
      );
    expect(await given(2, 2)).toEqual(genuine.slice(0, 2).map((each) => [each, false]));
    expect(await given(2, 0)).toEqual([[genuine[2], false]]);
    expect(await given(9, 1)).toEqual([[one, true]]);
    expect(await given(9, 9)).toEqual([
      [two, true],
      [three, true],
    ]);
  });

  test("dead-letters mails past the deadline, but none that are being sent", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 3));
    await claim("a", 1, { limit: 1 });
    expect(await outbox.deadLetterOlderThan(new Date(start.getTime() + 1), "ECONNREFUSED")).toBe(1);
    expect((await rows()).map(({ state }) => state)).toEqual(["delivering", "dead", "queued"]);
  });

  test("has no oldest mail when it is empty", async () => {
    const { outbox } = await outboxWith(open, []);
    expect(await outbox.counts()).toEqual({
      pending: 0,
      oldestPendingSince: null,
      deadLettered: 0,
      quarantined: 0,
    });
  });
});
