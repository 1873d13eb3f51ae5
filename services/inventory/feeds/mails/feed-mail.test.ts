import { sendFeedNotice } from "@forecourt/contracts/leads/feed-notice";
import { removeCopies, shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { sendDueLeads } from "@forecourt/service-kit/lead-outbox/delivery";
import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, describe, expect, test } from "@jest/globals";
import express from "express";
import { feedSite, folderFeed, lot } from "../testing/feed-site.ts";
import { feedMail } from "./feed-mail.ts";
import { type FeedNotification, queueFeedMail } from "./queue-feed-mail.ts";
import { feedMailDelivery } from "./send-feed-mail.ts";

afterAll(removeCopies);

const held: FeedNotification = {
  kind: "held",
  fileName: "cars.csv",
  oddities: [{ kind: "cars-gone", text: "30 of the 40 cars for sale are not in the file." }],
  release: "npm run import -- …",
};
const refused: FeedNotification = {
  kind: "refused",
  fileName: "cars.csv",
  why: "not UTF-8 at line 3",
};
const silent: FeedNotification = {
  kind: "silent",
  hours: 30,
  trouble: "ftp.example cannot be reached",
};

describe("a mail about a feed", () => {
  test.each([
    [
      "en",
      "Heartland Columbia’s inventory was not updated: the file looks wrong",
      "Many cars are missing",
    ],
    [
      "es",
      "El inventario de Heartland Columbia no se actualizó: el archivo parece tener errores",
      "Faltan muchos autos",
    ],
  ])(
    "says in %s what was odd, with its figures and the command",
    async (language, subject, odd) => {
      const dealers = await loadDealers(shippedDealers);
      const { texts } = dealers.site({ dealerId: "heartland", storeId: "columbia", language });
      const context = { texts, store: "Heartland Columbia" };
      const mail = feedMail(held, context);
      expect(mail.subject).toBe(subject);
      for (const part of [odd, "30 of the 40 cars", "cars.csv", "npm run import -- …"]) {
        expect(mail.text).toContain(part);
      }
      expect(feedMail(refused, context).text).toContain("- not UTF-8 at line 3");
      expect(feedMail(silent, context).text).toContain("- ftp.example cannot be reached");
      for (const notification of [held, refused, silent]) {
        const { subject: line, text } = feedMail(notification, context);
        expect(`${line}${text}`).not.toMatch(/\{\w+\}|feeds\./);
      }
    },
  );
});

describeOnSqlite("the mails about feeds", (open) => {
  test("reach the leads service once, with the same key on every try", async () => {
    const site = await feedSite(open, { ...folderFeed, contact: "ada@moss.example" });
    const tries: { key: unknown; dealer: unknown; body: unknown }[] = [];
    const app = express();
    app.post(sendFeedNotice.path, express.json(), (request, response) => {
      const { headers, body } = request;
      tries.push({
        key: headers["idempotency-key"],
        dealer: headers["x-forecourt-dealer"],
        body: body as unknown,
      });
      if (tries.length === 1)
        response.status(503).json({ error: { code: "unavailable", message: "" } });
      else response.json({ isQueued: true });
    });
    const leads = await listen(app, "127.0.0.1", 0);
    const { database, dealers, now } = site.deps;
    const delivery = feedMailDelivery({
      database,
      dealers: { current: () => dealers },
      replicas: [`http://127.0.0.1:${leads.port}`],
      now,
      log: createLog({ name: "feeds", level: "silent" }),
    });
    await queueFeedMail(database.query, lot, refused, now());
    await sendDueLeads(delivery, "test");
    site.after(1);
    await sendDueLeads(delivery, "test");
    site.after(1);
    await sendDueLeads(delivery, "test");
    expect(tries).toHaveLength(2);
    expect(tries[0]).toEqual(tries[1]);
    expect(tries[0]).toMatchObject({
      body: { store: lot.storeId, subject: expect.stringContaining("the file can’t be read") },
    });
    await leads.close();
    await site.close();
  });
});
