/** @jest-environment jsdom */
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { type ChatData, type ChatWidget, loadChatWidget } from "./chat-widget.ts";

const onConversation = jest.fn<(data: ChatData) => void>();
const reload = jest.fn();
const visitor = createVisitorStore();
const known = { firstName: "Pat", lastName: "O'Neil", phone: "5735550142" };

let widget: ChatWidget;
beforeEach(() => {
  onConversation.mockReset();
  reload.mockReset();
  document.head.replaceChildren();
  document.body.replaceChildren();
  visitor.setState(known);
  const src = "https://chat.example/widget.js";
  widget = loadChatWidget({ src, visitor, onConversation, reload });
});

const tell = (event: string, data: unknown) =>
  Reflect.get(globalThis, "PodiumEventsCallback")(event, data);

test("loads the widget's script", () => {
  expect([...document.scripts].map(({ src }) => src)).toEqual(["https://chat.example/widget.js"]);
});

test.each([
  [
    { customer_name: "Sam de la Cruz", customer_phone_value: "5735550199" },
    { firstName: "Sam", lastName: "de la Cruz", phone: "5735550199" },
  ],
  [
    { customer_name: " Sam ", customer_phone: "5735550198" },
    { firstName: "Sam", lastName: "O'Neil", phone: "5735550198" },
  ],
  [{ customer_name: "", customer_phone: null }, known],
  [null, known],
])("a conversation that starts with %j makes the visitor %j", (data, expected) => {
  tell("Conversation Started", data);
  expect(visitor.getState()).toMatchObject(expected);
  expect(onConversation).toHaveBeenCalledTimes(1);
});

test("passes the primitive values of an event on", () => {
  tell("Conversation Started", { customer_name: "Sam", topic: "sales", nested: { a: 1 }, n: 2 });
  expect(onConversation).toHaveBeenCalledWith({ customer_name: "Sam", topic: "sales", n: 2 });
});

test("ignores other events", () => {
  tell("Bubble Clicked", { customer_name: "Sam" });
  expect(visitor.getState()).toMatchObject(known);
  expect(onConversation).not.toHaveBeenCalled();
});

test("end() removes the callback and reloads the document", () => {
  widget.end();
  expect(Reflect.has(globalThis, "PodiumEventsCallback")).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset["document"]).toBeUndefined();
});

test("end() does not reload while a form has unsent input", () => {
  document.body.innerHTML = "<form><input></form>";
  document.querySelector("input")!.value = "Pat";
  widget.end();
  expect(Reflect.has(globalThis, "PodiumEventsCallback")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(document.documentElement.dataset["document"]).toBe("");
  delete document.documentElement.dataset["document"];
});
