import { trackEvent } from "@forecourt/contracts/tracking/tracking";
import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import type { DatabaseLocation } from "@forecourt/service-kit/db";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  dealerId,
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
} from "./testing/running-visitor.ts";
import { sampleEvent, sha256 } from "./testing/sample-event.ts";

const now = () => new Date("2026-11-20T15:00:00Z");

describeOnSqlite("tracking events", (open) => {
  let service: RunningVisitor;
  let plain: RunningVisitor;
  let location: DatabaseLocation;

  beforeAll(async () => {
    ({ location } = await open());
    service = await runVisitor({ location, sender: fakeSmsSender(), now, isForwarding: true });
    plain = await runVisitor({ location, sender: fakeSmsSender(), now });
  });
  afterAll(async () => {
    await service.stop();
    await plain.stop();
  });

  const rowsOf = async (eventId: string) => {
    const { query } = service.database;
    const [events, forwards] = await Promise.all([
      query.selectFrom("visitor_events").selectAll().where("event_id", "=", eventId).execute(),
      query.selectFrom("visitor_forwards").selectAll().where("event_id", "=", eventId).execute(),
    ]);
    return { events, forwards };
  };

  test("are stored once, with their forwarding", async () => {
    const event = sampleEvent();
    const visitor = service.visitor();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post(trackEvent.path, event)),
    );
    expect(replies.filter(({ body }) => Object(body).stored)).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { events, forwards } = await rowsOf(event.event_id);
    const { fbp, fbc, user_data, custom_data } = event;
    expect(events).toEqual([
      {
        dealer_id: dealerId,
        event_id: event.event_id,
        name: "ClickToCall",
        value_cents: 500,
        happened_at: event.event_time * 1000,
        received_at: now().getTime(),
        body: JSON.stringify({ fbp, fbc, user_data, custom_data }),
      },
    ]);
    expect(forwards).toEqual([
      { dealer_id: dealerId, event_id: event.event_id, tries: 0, due_at: now().getTime() },
    ]);
  });

  test("are not forwarded without a target", async () => {
    const event = sampleEvent();
    expect(await plain.visitor().post(trackEvent.path, event)).toMatchObject({
      body: { stored: true },
    });
    expect(await rowsOf(event.event_id)).toMatchObject({
      events: [{ name: "ClickToCall" }],
      forwards: [],
    });
  });

  test("get the server's time when the visitor's clock is wrong", async () => {
    const seconds = Date.parse("2001-01-01T00:00:00Z") / 1000;
    const event = sampleEvent({ eventTime: seconds, event_time: seconds });
    await service.visitor().post(trackEvent.path, event);
    const { events } = await rowsOf(event.event_id);
    expect(events).toMatchObject([{ happened_at: now().getTime() }]);
  });

  test.each([
    ["targeting is refused", "essential,functional,analytics", {}],
    ["the functional category is refused", "essential,analytics,targeting", {}],
    ["nothing is allowed", "essential", {}],
    ["the visitor has not answered yet", null, {}],
    [
      "the browser asks not to be tracked, whatever was allowed",
      "essential,functional,analytics,targeting",
      { "sec-gpc": "1" },
    ],
  ])("are dropped when %s", async (_name, allowed, headers: Record<string, string>) => {
    const visitor = service.visitor();
    if (allowed === null) visitor.jar.set(visitorCookies.display, "show");
    visitor.jar.set(visitorCookies.allowed, allowed ?? "");
    const event = sampleEvent();
    const answer = await visitor.post(trackEvent.path, event, headers);
    expect(answer).toEqual({ status: 200, body: { stored: false } });
    expect(await rowsOf(event.event_id)).toEqual({ events: [], forwards: [] });
  });

  describe("with unhashed personal data are rejected:", () => {
    const event = sampleEvent();
    test.each([
      ["an email address", { ...event, user_data: { em: "pat@shopper.example" } }],
      ["a number", { ...event, user_data: { ph: "15735550142" } }],
      ["a hash in capitals", { ...event, user_data: { em: sha256("x").toUpperCase() } }],
      ["another field of a person", { ...event, user_data: { address: sha256("x") } }],
      ["a name beside", { ...event, name: "Pat" }],
      ["a text of a chat", { ...event, custom_data: { chat: { customer_name: "Pat" } } }],
      ["an address in a path", { ...event, custom_data: { path: "/?email=pat@shopper.example" } }],
      ["the same, escaped", { ...event, custom_data: { path: "/?e=pat%40shopper.example" } }],
      ["another site's path", { ...event, custom_data: { path: "//evil.example" } }],
      ["a form called by a sentence", { ...event, custom_data: { form: "call Pat" } }],
    ])("%s", async (_name, body) => {
      const answer = await service.visitor().post(trackEvent.path, body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-body" } } });
      expect(JSON.stringify(answer.body)).not.toMatch(/pat@|15735550142/i);
    });
  });

  test.each([
    ["an unknown event", { eventName: "Guess" }],
    ["a value that it is not worth", { value: 5000 }],
    ["another currency", { currency: "EUR" }],
    ["two ids", { eventID: "another-id-of-it" }],
    ["two times", { eventTime: 1 }],
  ])("with %s are rejected", async (_name, changes) => {
    const body = { ...sampleEvent(), ...changes };
    expect(await service.visitor().post(trackEvent.path, body)).toMatchObject({ status: 400 });
  });

  test("from another origin are rejected", async () => {
    const answer = await service
      .visitor()
      .post(trackEvent.path, sampleEvent(), { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });

  test("are limited per address", async () => {
    const bounded = await runVisitor({
      location,
      sender: fakeSmsSender(),
      now,
      eventsPerMinute: 5,
    });
    const flood = bounded.visitor("198.51.100.77");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => flood.post(trackEvent.path, sampleEvent())),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await bounded.visitor().post(trackEvent.path, sampleEvent())).status).toBe(200);
    await bounded.stop();
  });
});
