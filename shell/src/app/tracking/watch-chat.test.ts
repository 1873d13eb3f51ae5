/** @jest-environment jsdom */
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { watchChat } from "./watch-chat.ts";

const chatScript = "https://chat.example/widget.js";
const reload = jest.fn();
const loadedScripts = () => [...document.scripts].map(({ src }) => src);

beforeEach(() => {
  reload.mockReset();
  document.head.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Until everything that would be loaded by now has been. */
async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve));
  jest.useFakeTimers();
}

function visit(allowed: Visitor["allowed"]) {
  const visitor = createVisitorStore();
  visitor.setState({ allowed });
  watchChat({ site: { chatScript, cookieTier: 2 }, visitor, reload });
  return visitor;
}

test("loads the widget once, when its category is allowed", async () => {
  const visitor = visit(["analytics"]);
  await settle();
  expect(loadedScripts()).toEqual([]);
  visitor.setState({ allowed: ["functional"] });
  await settle();
  visitor.setState({ firstName: "Pat" });
  await settle();
  expect(loadedScripts()).toEqual([chatScript]);
  expect(reload).not.toHaveBeenCalled();
});

test("does not load the widget when consent is withdrawn before", async () => {
  const visitor = visit(["functional"]);
  visitor.setState({ allowed: [] });
  await settle();
  expect(loadedScripts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test("removes a loaded widget when consent is withdrawn, and does not load it again", async () => {
  const visitor = visit(["functional"]);
  await settle();
  visitor.setState({ allowed: ["analytics"] });
  expect(reload).toHaveBeenCalledTimes(1);
  visitor.setState({ allowed: ["functional"] });
  visitor.setState({ allowed: [] });
  await settle();
  expect(loadedScripts()).toEqual([chatScript]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("does nothing for a dealer without a widget", async () => {
  const visitor = createVisitorStore();
  watchChat({ site: { cookieTier: 0 }, visitor, reload });
  await settle();
  expect(loadedScripts()).toEqual([]);
});
