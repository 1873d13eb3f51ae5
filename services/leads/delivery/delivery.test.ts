import { setTimeout as delay } from "node:timers/promises";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterEach, expect, jest, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { runDelivery, shortLimits } from "../testing/running-delivery.ts";
import { type SinkOptions, type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import { waitUntil } from "../testing/wait-until.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

const toEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

async function sink(options: SinkOptions = {}): Promise<SmtpSink> {
  const started = await startSmtpSink(options);
  toEnd.push(started.close);
  return started;
}

const to = (url: string) => (): Transport =>
  smtpTransport({ url, from: "website@site.example", connections: 8, perSecond: null });

type RunningDelivery = Awaited<ReturnType<typeof runDelivery>>;
const closing = (delivery: RunningDelivery): RunningDelivery => {
  toEnd.push(delivery.close);
  return delivery;
};
const states = async (delivery: RunningDelivery) =>
  (await delivery.rows()).map(({ state }) => state);
const allDelivered = (delivery: RunningDelivery) => async () =>
  (await states(delivery)).every((state) => state === "delivered");

describeOnEveryDatabase("delivery by SMTP", (open) => {
  test("sends a mail as composed, from the configured sender to the configured recipient", async () => {
    const server = await sink();
    const delivery = closing(await runDelivery(open, to(server.url)));
    await delivery.queue({
      senderName: "Ozark",
      subject: "Größe 🚗",
      text: "one\n.two\n..\n",
      attachments: [
        { filename: "cv.pdf", contentType: "application/pdf", content: btoa("not really") },
      ],
    });
    await waitUntil(allDelivered(delivery));
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: "website@site.example", to: ["leads@dealer.example"] });
    const parsed = await PostalMime.parse(mail?.message ?? "");
    expect({ ...parsed, text: parsed.text?.trimEnd() }).toMatchObject({
      from: { name: "Ozark", address: "website@site.example" },
      to: [{ address: "leads@dealer.example" }],
      subject: "Größe 🚗",
      text: "one\n.two\n..",
      attachments: [{ filename: "cv.pdf", mimeType: "application/pdf" }],
      messageId: (await delivery.rows())[0]?.message_id,
    });
    expect((await delivery.rows())[0]).toMatchObject({
      attempts: 1,
      owner: null,
      last_error: null,
    });
  });

  test("retries a temporary refusal with the same Message-ID and the same bytes", async () => {
    const tries: Buffer[] = [];
    const server = await sink({
      onMail: async ({ message }) => {
        tries.push(message);
        return tries.length < 3 ? { code: 451, text: "later, leads@dealer.example" } : null;
      },
    });
    const delivery = closing(await runDelivery(open, to(server.url), { random: () => 1 }));
    await delivery.queue();
    await waitUntil(allDelivered(delivery));
    expect(tries).toHaveLength(3);
    const ids = await Promise.all(
      tries.map(async (one) => (await PostalMime.parse(one)).messageId),
    );
    expect(new Set(ids).size).toBe(1);
    const withoutBoundary = tries.map((one) => one.toString());
    expect(new Set(withoutBoundary).size).toBe(1);
    expect(await delivery.rows()).toMatchObject([{ attempts: 3, failures: 2 }]);
    expect(delivery.lines.join("")).toContain("EMESSAGE 451 at DATA");
    expect(delivery.lines.join("")).not.toContain("dealer.example");
  });

  test("dead-letters a permanent refusal after an hour, and delivers other mails meanwhile", async () => {
    let clock = new Date("2026-11-21T12:00:00.000Z").getTime();
    const tries: number[] = [];
    const server = await sink({
      onRecipient: async (address) => {
        if (!address.startsWith("gone@")) return null;
        tries.push(clock);
        return { code: 550, text: "no such user" };
      },
    });
    const delivery = closing(
      await runDelivery(open, to(server.url), { now: () => new Date(clock), random: () => 0 }),
    );
    await delivery.queue({ recipient: "gone@dealer.example" });
    await delivery.queue();
    await waitUntil(async () => server.mails.length === 1 && tries.length === 1);
    const gone = async () =>
      (await delivery.rows()).find(({ recipient }) => recipient === "gone@dealer.example");
    for (let known = 0; ; known = tries.length) {
      await waitUntil(async () => tries.length > known && (await gone())?.state !== "delivering");
      const row = await gone();
      if (row?.state === "dead") break;
      clock = new Date(row?.due_at ?? "").getTime();
    }
    const minutes = tries.map((at) => Math.round((at - (tries[0] ?? 0)) / 60_000));
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 60]);
    expect(await gone()).toMatchObject({ last_error: "EENVELOPE 550 at RCPT TO", failures: 7 });
    expect(await delivery.registry.metrics()).toContain('leads_mails{state="dead"} 1');
  });

  test("a slow recipient does not block other recipients", async () => {
    const go = Promise.withResolvers<null>();
    const server = await sink({
      onRecipient: (address) => (address.startsWith("slow@") ? go.promise : Promise.resolve(null)),
    });
    const delivery = closing(await runDelivery(open, to(server.url)));
    for (let mail = 0; mail < 60; mail += 1) await delivery.queue({ recipient: "slow@x.example" });
    for (let mail = 0; mail < 40; mail += 1) await delivery.queue({ recipient: "quick@x.example" });
    await waitUntil(() => server.mails.length === 40);
    expect(server.mails.every(({ to: [one] }) => one === "quick@x.example")).toBe(true);
    go.resolve(null);
    await waitUntil(allDelivered(delivery));
    expect(server.mails).toHaveLength(100);
  });

  test("at most one mail at a time is accepted and not yet recorded", async () => {
    let isOpen = 0;
    let most = 0;
    const server = await sink({
      onMail: async () => {
        isOpen += 1;
        most = Math.max(most, isOpen);
        await new Promise((resolve) => setImmediate(resolve));
        isOpen -= 1;
        return null;
      },
    });
    const delivery = closing(await runDelivery(open, to(server.url)));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        delivery.queue({ recipient: `r${index}@x.example` }),
      ),
    );
    await waitUntil(allDelivered(delivery));
    expect([server.mails.length, most]).toEqual([40, 1]);
  });

  test("delays new leads while more mails are due than can be claimed, not while the server is unreachable", async () => {
    const go = Promise.withResolvers<null>();
    const server = await sink({ onRecipient: () => go.promise });
    const limits = { ...shortLimits, maxBackpressureMs: 3_600_000, maxClaimedPerRecipient: 3 };
    const delivery = closing(await runDelivery(open, to(server.url), { limits }));
    for (let mail = 0; mail < 5; mail += 1) await delivery.queue();
    const waits = () =>
      Promise.race([delivery.waitForCapacity().then(() => false), delay(20, true)]);
    await waitUntil(waits);
    const waiting = delivery.waitForCapacity();
    expect(server.mails).toHaveLength(0);
    go.resolve(null);
    await waiting;
    expect(server.mails.length).toBeGreaterThan(0);
    await waitUntil(allDelivered(delivery));
    await server.close();
    for (let mail = 0; mail < 5; mail += 1) await delivery.queue();
    await waitUntil(() => delivery.problem() !== null);
    await expect(delivery.waitForCapacity()).resolves.toBeUndefined();
  });

  test("mails wait for an unreachable server, without counting a failure, and are sent when it is back", async () => {
    const first = await startSmtpSink();
    await first.close();
    const delivery = closing(await runDelivery(open, to(first.url)));
    for (let mail = 0; mail < 5; mail += 1) await delivery.queue();
    await waitUntil(() => delivery.problem() !== null);
    expect(delivery.problem()).toMatch(/^ESOCKET|^ECONNREFUSED|^ECONNECTION/);
    const server = await sink({ port: first.port });
    await waitUntil(allDelivered(delivery));
    expect(server.mails).toHaveLength(5);
    expect(delivery.problem()).toBeNull();
    expect((await delivery.rows()).every(({ failures }) => failures === 0)).toBe(true);
  });

  test("dead-letters mails of a day ago once the server has been unreachable for an hour", async () => {
    let clock = new Date("2026-11-21T12:00:00.000Z").getTime();
    const away = await startSmtpSink();
    await away.close();
    const delivery = closing(await runDelivery(open, to(away.url), { now: () => new Date(clock) }));
    await delivery.queue();
    await waitUntil(() => delivery.problem() !== null);
    clock += 25 * 60 * 60 * 1000;
    await waitUntil(async () => (await states(delivery))[0] === "dead");
    expect((await delivery.rows())[0]).toMatchObject({ state: "dead", failures: 0 });
  });

  test("delivers the mails of a dead process after their lease has expired", async () => {
    const server = await sink();
    const delivery = closing(await runDelivery(open, to(server.url)));
    await delivery.close();
    await delivery.queue();
    const claimed = await delivery.outbox.claim({
      owner: "a process that died",
      held: [],
      now: new Date(),
      leaseUntil: new Date(Date.now() + 50),
      limit: 9,
      maxSuspected: 9,
      perRecipient: { default: 9, left: new Map() },
    });
    expect(claimed).toHaveLength(1);
    delivery.restart();
    await waitUntil(allDelivered(delivery));
    expect(server.mails).toHaveLength(1);
  });

  test("delivers a mail where the answer to its claim was lost, while others are sent", async () => {
    const server = await sink();
    const delivery = closing(await runDelivery(open, to(server.url)));
    const { claim } = delivery.outbox;
    const lost = jest.spyOn(delivery.outbox, "claim").mockImplementationOnce(async (request) => {
      await delivery.queue();
      const mails = await claim({ ...request, now: new Date() });
      throw new Error(`the connection was lost with ${mails.length} mail`);
    });
    await waitUntil(() => lost.mock.results.length > 1);
    await delivery.queue();
    await waitUntil(allDelivered(delivery));
    expect(server.mails).toHaveLength(2);
    expect(delivery.lines.join()).toContain("the connection was lost with 1 mail");
  });

  test("on close, finishes the mails being sent and releases the others", async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<null>();
    const server = await sink({
      onMail: () => {
        begun.resolve();
        return go.promise;
      },
    });
    const delivery = closing(await runDelivery(open, to(server.url)));
    for (let mail = 0; mail < 20; mail += 1) await delivery.queue();
    await begun.promise;
    const closed = delivery.close();
    go.resolve(null);
    await closed;
    const delivered = (await states(delivery)).filter((state) => state === "delivered").length;
    expect(delivered).toBe(server.mails.length);
    expect(delivered).toBeGreaterThan(0);
    expect(await states(delivery)).not.toContain("delivering");
    delivery.restart();
    await waitUntil(allDelivered(delivery));
    expect(server.mails).toHaveLength(20);
  });

  test("closes also when the server never answers", async () => {
    const begun = Promise.withResolvers<void>();
    const server = await sink({
      onMail: () => {
        begun.resolve();
        return new Promise(() => {});
      },
    });
    const limits = { ...shortLimits, drainTimeoutMs: 50 };
    const delivery = await runDelivery(open, to(server.url), { limits });
    await delivery.queue();
    await begun.promise;
    await delivery.close();
    expect(await states(delivery)).toEqual(["queued"]);
  });
});
