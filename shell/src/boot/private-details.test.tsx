/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.ozark.example/"}
 */
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import {
  createVisitorStore,
  usePrivateDetails,
  useUpdatePrivateDetails,
  VisitorProvider,
} from "@forecourt/remote-kit/visitor";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server.node";
import { syncPreferences } from "./preference-sync.ts";
import { syncVisitorCookies } from "./visitor-cookie-sync.ts";

const homeAddress = {
  address: "12 Canary Street",
  apartment: "4b",
  city: "Canaryville",
  state: "MO",
  zipCode: "65401",
};

function Form() {
  const { homeAddress: home, dateOfBirth } = usePrivateDetails();
  const update = useUpdatePrivateDetails();
  const say = () => update({ homeAddress, dateOfBirth: "1990-01-02" });
  return <button onClick={say}>{home ? `${home.city} ${dateOfBirth}` : "nothing"}</button>;
}

const doFetch = jest.fn<typeof fetch>();
const original = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = doFetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

test("address and date of birth stay in the document and are stored and sent nowhere", async () => {
  const store = createVisitorStore({
    ...anonymousVisitor,
    allowed: ["functional"],
    hasAnswered: true,
  });
  syncVisitorCookies(store, 2);
  syncPreferences(store, 2);
  const two = (
    <VisitorProvider store={store}>
      <Form />
      <Form />
    </VisitorProvider>
  );
  const { unmount } = render(two);
  const user = userEvent.setup();
  const [first] = screen.getAllByRole("button", { name: "nothing" });
  if (first) await user.click(first);
  expect(screen.getAllByRole("button", { name: "Canaryville 1990-01-02" })).toHaveLength(2);
  // Saves everything that is saved on a change, on focus and when the page is left.
  store.setState({ firstName: "Ada", locationAddress: "Rolla" });
  dispatchEvent(new Event("focus"));
  dispatchEvent(new Event("pagehide"));
  const kept = [
    document.cookie,
    JSON.stringify(store.getState()),
    JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state }),
    location.href,
    renderToString(two),
  ].join("\n");
  expect(kept).toContain("Ada");
  expect(decodeURIComponent(kept)).not.toMatch(/[Cc]anary|65401|1990|4b\b/);
  expect(doFetch).not.toHaveBeenCalled();
  unmount();
  render(two);
  expect(screen.getAllByRole("button", { name: "nothing" })).toHaveLength(2);
});
