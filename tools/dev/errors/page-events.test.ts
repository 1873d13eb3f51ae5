import type { ServerResponse } from "node:http";
import { expect, test } from "@jest/globals";
import { createPageEvents } from "./page-events.ts";

function fakeStream() {
  const sent: unknown[] = [];
  const stream = {
    writeHead: () => undefined,
    on: () => undefined,
    write: (text: string) => text.startsWith("data: ") && sent.push(JSON.parse(text.slice(6))),
  };
  return { stream: stream as unknown as ServerResponse, sent };
}

test("a page that is opened while a build fails shows it, and not once it is mended", () => {
  const events = createPageEvents();
  const page = (requestId: string) => ({ requestId, version: events.version() });
  events.show("build", "broken");
  const [first, second] = [fakeStream(), fakeStream()];
  events.add(first.stream, page("1"));
  events.show("build", null);
  events.show("build", null);
  events.add(second.stream, page("2"));
  expect(first.sent).toEqual([
    { kind: "build", text: "broken" },
    { kind: "build", text: null },
  ]);
  expect(second.sent).toEqual([]);
});

test("an error of the server is shown in the page of its request, whichever comes first", () => {
  const events = createPageEvents();
  const page = (requestId: string) => ({ requestId, version: events.version() });
  const [before, after, other] = [fakeStream(), fakeStream(), fakeStream()];
  events.add(before.stream, page("1"));
  events.showServerError("1", "boom");
  events.add(after.stream, page("1"));
  events.add(other.stream, page("2"));
  expect([before.sent, after.sent, other.sent]).toEqual([
    [{ kind: "server", text: "boom" }],
    [{ kind: "server", text: "boom" }],
    [],
  ]);
});

test("a page whose stream comes after the reload of the others is reloaded, and then no more", () => {
  const events = createPageEvents();
  const [before, after] = [fakeStream(), fakeStream()];
  const version = events.version();
  events.reload();
  events.add(before.stream, { requestId: "1", version });
  events.add(after.stream, { requestId: "2", version: events.version() });
  expect([before.sent, after.sent]).toEqual([[{ kind: "reload" }], []]);
});

test("pages are refreshed before the server has the change; a page that was opened in between is reloaded then", () => {
  const events = createPageEvents();
  const [before, between, after, last] = [fakeStream(), fakeStream(), fakeStream(), fakeStream()];
  const version = events.version();
  const entries = { trade: "/trade.js" };
  events.add(before.stream, { requestId: "1", version });
  events.refresh(entries);
  events.add(between.stream, { requestId: "2", version });
  events.served();
  events.add(after.stream, { requestId: "3", version });
  events.add(last.stream, { requestId: "4", version: events.version() });
  const sent = [before, between, after, last].map((one) => one.sent);
  expect(sent).toEqual([
    [{ kind: "refresh", entries }, { kind: "served" }],
    [{ kind: "reload" }],
    [{ kind: "reload" }],
    [],
  ]);
});
