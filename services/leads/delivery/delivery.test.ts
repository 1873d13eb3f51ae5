import { setTimeout as delay } from "node:timers/promises";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { afterEach, expect, jest, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { postOffice, quickLimits } from "../testing/running-delivery.ts";
import { type SinkOptions, type SmtpSink, startSink } from "../testing/smtp-sink.ts";
import { until } from "../testing/wait-until.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

jest.setTimeout(60_000);

const toEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0).reverse()) await end();
});

async function sink(options: SinkOptions = {}): Promise<SmtpSink> {
  const started = await startSink(options);
  toEnd.push(started.close);
  return started;
}

const to = (url: string) => (): Transport =>
  smtpTransport({ url, from: "website@site.example", connections: 8, perSecond: null });

type Office = Awaited<ReturnType<typeof postOffice>>;
const closing = (office: Office): Office => {
  toEnd.push(office.close);
  return office;
};
const states = async (office: Office) => (await office.rows()).map(({ state }) => state);
const allDelivered = (office: Office) => async () =>
  (await states(office)).every((state) => state === "delivered");

describeOnEveryDatabase("delivery by SMTP", (open) => {
  test("sends a mail as it was composed, from and to whom the configuration says", async () => {
    const server = await sink();
    const office = closing(await postOffice(open, to(server.url)));
    await office.post({
      senderName: "Ozark",
      subject: "Größe 🚗",
      text: "one\n.two\n..\n",
      attachments: [
        { filename: "cv.pdf", contentType: "application/pdf", content: btoa("not really") },
      ],
    });
    await until(allDelivered(office));
    const [mail] = server.mails;
    expect(mail).toMatchObject({ from: "website@site.example", to: ["leads@dealer.example"] });
    const parsed = await PostalMime.parse(mail?.message ?? "");
    expect({ ...parsed, text: parsed.text?.trimEnd() }).toMatchObject({
      from: { name: "Ozark", address: "website@site.example" },
      to: [{ address: "leads@dealer.example" }],
      subject: "Größe 🚗",
      text: "one\n.two\n..",
      attachments: [{ filename: "cv.pdf", mimeType: "application/pdf" }],
      messageId: (await office.rows())[0]?.message_id,
    });
    expect((await office.rows())[0]).toMatchObject({ attempts: 1, owner: null, last_error: null });
  });

  test("tries again what was refused for now, with the same Message-ID and the same bytes", async () => {
    const tries: Buffer[] = [];
    const server = await sink({
      onMail: async ({ message }) => {
        tries.push(message);
        return tries.length < 3 ? { code: 451, text: "later, leads@dealer.example" } : null;
      },
    });
    const office = closing(await postOffice(open, to(server.url), { random: () => 1 }));
    await office.post();
    await until(allDelivered(office));
    expect(tries).toHaveLength(3);
    const ids = await Promise.all(
      tries.map(async (one) => (await PostalMime.parse(one)).messageId),
    );
    expect(new Set(ids).size).toBe(1);
    const withoutBoundary = tries.map((one) => one.toString());
    expect(new Set(withoutBoundary).size).toBe(1);
    expect(await office.rows()).toMatchObject([{ attempts: 3, failures: 2 }]);
    expect(office.lines.join("")).toContain("EMESSAGE 451 at DATA");
    expect(office.lines.join("")).not.toContain("dealer.example");
  });

  test("gives up what is refused for good for an hour, and delivers all others meanwhile", async () => {
    let clock = new Date("2026-11-21T12:00:00.000Z").getTime();
    const tries: number[] = [];
    const server = await sink({
      onRecipient: async (address) => {
        if (!address.startsWith("gone@")) return null;
        tries.push(clock);
        return { code: 550, text: "no such user" };
      },
    });
    const office = closing(
      await postOffice(open, to(server.url), { now: () => new Date(clock), random: () => 0 }),
    );
    await office.post({ recipient: "gone@dealer.example" });
    await office.post();
    await until(async () => server.mails.length === 1 && tries.length === 1);
    const gone = async () =>
      (await office.rows()).find(({ recipient }) => recipient === "gone@dealer.example");
    for (let known = 0; ; known = tries.length) {
      await until(async () => tries.length > known && (await gone())?.state !== "delivering");
      const row = await gone();
      if (row?.state === "dead") break;
      clock = new Date(row?.due_at ?? "").getTime();
    }
    const minutes = tries.map((at) => Math.round((at - (tries[0] ?? 0)) / 60_000));
    expect(minutes).toEqual([0, 1, 3, 7, 15, 31, 60]);
    expect(await gone()).toMatchObject({ last_error: "EENVELOPE 550 at RCPT TO", failures: 7 });
    expect(await office.registry.metrics()).toContain('leads_mails{state="dead"} 1');
  });

  test("a recipient that keeps the server thinking holds up nobody else", async () => {
    const go = Promise.withResolvers<null>();
    const server = await sink({
      onRecipient: (address) => (address.startsWith("slow@") ? go.promise : Promise.resolve(null)),
    });
    const office = closing(await postOffice(open, to(server.url)));
    for (let mail = 0; mail < 60; mail += 1) await office.post({ recipient: "slow@x.example" });
    for (let mail = 0; mail < 40; mail += 1) await office.post({ recipient: "quick@x.example" });
    await until(() => server.mails.length === 40);
    expect(server.mails.every(({ to: [one] }) => one === "quick@x.example")).toBe(true);
    go.resolve(null);
    await until(allDelivered(office));
    expect(server.mails).toHaveLength(100);
  });

  test("at most one mail at a time is with the server and not yet recorded", async () => {
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
    const office = closing(await postOffice(open, to(server.url)));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => office.post({ recipient: `r${index}@x.example` })),
    );
    await until(allDelivered(office));
    expect([server.mails.length, most]).toEqual([40, 1]);
  });

  test("new leads wait while more is due than can be claimed, not while the server is gone", async () => {
    const go = Promise.withResolvers<null>();
    const server = await sink({ onRecipient: () => go.promise });
    const limits = { ...quickLimits, brakeMs: 3_600_000, claimedPerRecipient: 3 };
    const office = closing(await postOffice(open, to(server.url), { limits }));
    for (let mail = 0; mail < 5; mail += 1) await office.post();
    const waits = () => Promise.race([office.keepUp().then(() => false), delay(20, true)]);
    await until(waits);
    const waiting = office.keepUp();
    go.resolve(null);
    await waiting;
    await until(allDelivered(office));
    await server.close();
    for (let mail = 0; mail < 5; mail += 1) await office.post();
    await until(() => office.problem() !== null);
    await office.keepUp();
  });

  test("mails wait for a server that is gone, which is no failure of theirs, and go when it is back", async () => {
    const first = await startSink();
    await first.close();
    const office = closing(await postOffice(open, to(first.url)));
    for (let mail = 0; mail < 5; mail += 1) await office.post();
    await until(() => office.problem() !== null);
    expect(office.problem()).toMatch(/^ESOCKET|^ECONNREFUSED|^ECONNECTION/);
    const server = await sink({ port: first.port });
    await until(allDelivered(office));
    expect(server.mails).toHaveLength(5);
    expect(office.problem()).toBeNull();
    expect((await office.rows()).every(({ failures }) => failures === 0)).toBe(true);
  });

  test("mails of a day are given up when the server has been gone for an hour of this process", async () => {
    let clock = new Date("2026-11-21T12:00:00.000Z").getTime();
    const away = await startSink();
    await away.close();
    const office = closing(await postOffice(open, to(away.url), { now: () => new Date(clock) }));
    await office.post();
    await until(() => office.problem() !== null);
    clock += 25 * 60 * 60 * 1000;
    await until(async () => (await states(office))[0] === "dead");
  });

  test("what another process left when it died is delivered when its time has run out", async () => {
    const server = await sink();
    const office = closing(await postOffice(open, to(server.url)));
    await office.close();
    await office.post();
    const claimed = await office.outbox.claim({
      owner: "a process that died",
      now: new Date(),
      until: new Date(Date.now() + 50),
      limit: 9,
      mostSuspected: 9,
      perRecipient: { usual: 9, left: new Map() },
    });
    expect(claimed).toHaveLength(1);
    office.restart();
    await until(allDelivered(office));
    expect(server.mails).toHaveLength(1);
  });

  test("what is being sent when the process stops is finished, the rest given back", async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<null>();
    const server = await sink({
      onMail: () => {
        begun.resolve();
        return go.promise;
      },
    });
    const office = closing(await postOffice(open, to(server.url)));
    for (let mail = 0; mail < 20; mail += 1) await office.post();
    await begun.promise;
    const closed = office.close();
    go.resolve(null);
    await closed;
    const delivered = (await states(office)).filter((state) => state === "delivered").length;
    expect(delivered).toBe(server.mails.length);
    expect(delivered).toBeGreaterThan(0);
    expect(await states(office)).not.toContain("delivering");
    office.restart();
    await until(allDelivered(office));
    expect(server.mails).toHaveLength(20);
  });

  test("a server that never answers does not keep the process from stopping", async () => {
    const begun = Promise.withResolvers<void>();
    const server = await sink({
      onMail: () => {
        begun.resolve();
        return new Promise(() => {});
      },
    });
    const limits = { ...quickLimits, drainMs: 50 };
    const office = await postOffice(open, to(server.url), { limits });
    await office.post();
    await begun.promise;
    await office.close();
    expect(await states(office)).toEqual(["queued"]);
  });
});
