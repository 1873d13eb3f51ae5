import { openDatabase } from "@forecourt/service-kit/db";
import { describeOnEveryDatabase, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { createLeadStore, migrateLeads } from "../store.ts";
import { someInquiry } from "../testing/sample-lead.ts";
import { createOutbox } from "./outbox.ts";
import type { LeadsTables } from "./tables.ts";

const start = new Date("2026-11-21T12:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const anyRecipient = { usual: 100, left: new Map<string, number>() };

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
    onAccepted() {},
    now: () => at,
  });
  for (const recipient of recipients) {
    const suspicion = suspected.includes(recipient) ? ["the form came with no token"] : [];
    await store.accept(null, () => someInquiry([{ recipient }], { suspicion }));
    at = new Date(at.getTime() + 1);
  }
  const outbox = createOutbox(database);
  const claim = (owner: string, second: number, more: object = {}) =>
    outbox.claim({
      owner,
      now: after(second),
      until: after(second + 5),
      limit: 100,
      mostSuspected: 100,
      perRecipient: anyRecipient,
      ...more,
    });
  const rows = () =>
    database.query.selectFrom("leads_outbox").selectAll().orderBy("created_at").execute();
  return { database, outbox, claim, rows };
}

const many = Array.from({ length: 30 }, (_, index) => `r${index}@dealer.example`);

describeOnEveryDatabase("the outbox", (open) => {
  test("gives what is due, oldest first, with all that sending takes", async () => {
    const { claim } = await outboxWith(open, many.slice(0, 3));
    const mails = await claim("a", 1, { limit: 2 });
    expect(mails.map(({ recipient }) => recipient)).toEqual(many.slice(0, 2));
    expect(mails[0]).toMatchObject({
      subject: "Contact sales",
      text: "Is it still there?",
      createdAt: start,
      since: start,
      failures: 0,
    });
  });

  test("gives no mail to two who ask at the same time", async () => {
    const { database, claim } = await outboxWith(open, many);
    const other = openDatabase<LeadsTables>(database.location);
    const theirs = createOutbox(other);
    const asks = Array.from({ length: 10 }, (_, index) => {
      const request = {
        now: after(1),
        until: after(6),
        limit: 5,
        mostSuspected: 5,
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

  test("gives a mail again when its owner has not been heard of, but not to that owner", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 1));
    const [mail] = await claim("a", 1);
    expect(await claim("b", 5)).toEqual([]);
    await outbox.renew("a", after(9));
    expect(await claim("b", 8)).toEqual([]);
    expect(await claim("a", 20)).toEqual([]);
    expect(await claim("b", 9)).toMatchObject([{ id: mail?.id, messageId: mail?.messageId }]);
    expect((await rows())[0]).toMatchObject({ owner: "b", attempts: 2 });
    await outbox.failed(mail?.id ?? "", "a", { lastError: "late", dueAt: after(10) });
    expect((await rows())[0]).toMatchObject({ owner: "b", state: "delivering", failures: 0 });
  });

  test("knows what was delivered, whoever says so, and never gives it again", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 1));
    const [mail] = await claim("a", 1);
    await claim("b", 60);
    await outbox.delivered(mail?.id ?? "", after(61));
    await outbox.delivered(mail?.id ?? "", after(99));
    expect((await rows())[0]).toMatchObject({
      state: "delivered",
      delivered_at: after(61).toISOString(),
    });
    await outbox.failed(mail?.id ?? "", "b", { lastError: "no", dueAt: null });
    expect((await rows())[0]?.state).toBe("delivered");
    expect(await claim("c", 9_999)).toEqual([]);
  });

  test("keeps a mail that failed until its time, and a dead one for good", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 2));
    const [first, second] = await claim("a", 1);
    await outbox.failed(first?.id ?? "", "a", { lastError: "EENVELOPE 451", dueAt: after(30) });
    await outbox.failed(second?.id ?? "", "a", { lastError: "EENVELOPE 550", dueAt: null });
    expect(await claim("b", 29)).toEqual([]);
    expect(await claim("b", 30)).toMatchObject([{ id: first?.id, failures: 1 }]);
    expect((await rows())[1]).toMatchObject({ state: "dead", last_error: "EENVELOPE 550" });
    expect(await outbox.counts()).toEqual({ waiting: 1, waitingSince: start, dead: 1, held: 0 });
  });

  test("takes mails back as if they had not been tried", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 2));
    const mails = await claim("a", 1);
    await outbox.release(
      mails.map(({ id }) => id),
      "somebody else",
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

  test("gives each recipient as many as it may have, and goes on with others", async () => {
    const { claim } = await outboxWith(open, [
      "a@x.example",
      "a@x.example",
      "a@x.example",
      ...many,
    ]);
    const mails = await claim("me", 1, {
      perRecipient: { usual: 1, left: new Map([["r0@dealer.example", 0]]) },
    });
    const recipients = mails.map(({ recipient }) => recipient);
    expect(recipients).toHaveLength(many.length);
    expect(recipients).not.toContain("r0@dealer.example");
    expect(recipients.filter((one) => one === "a@x.example")).toHaveLength(1);
  });

  test("gives genuine mails first, and of suspected ones no more than it may", async () => {
    const recipients = many.slice(0, 6);
    const [one = "", two = "", three = "", ...genuine] = recipients;
    const { claim } = await outboxWith(open, recipients, [one, two, three]);
    const given = async (limit: number, mostSuspected: number) =>
      (await claim(`${limit} ${mostSuspected}`, 1, { limit, mostSuspected })).map(
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

  test("gives up what has been tried for too long, but nothing that is being sent", async () => {
    const { claim, outbox, rows } = await outboxWith(open, many.slice(0, 3));
    await claim("a", 1, { limit: 1 });
    expect(await outbox.expire(new Date(start.getTime() + 1), "ECONNREFUSED")).toBe(1);
    expect((await rows()).map(({ state }) => state)).toEqual(["delivering", "dead", "queued"]);
  });

  test("of nothing, there is no oldest", async () => {
    const { outbox } = await outboxWith(open, []);
    expect(await outbox.counts()).toEqual({ waiting: 0, waitingSince: null, dead: 0, held: 0 });
  });
});
