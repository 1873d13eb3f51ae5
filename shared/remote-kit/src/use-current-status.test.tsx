/** @jest-environment jsdom */
import type { StoreStatus } from "@forecourt/contracts/site-store";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server.node";
import { useCurrentStatus } from "./use-current-status.ts";

const closing = Date.parse("2026-11-24T20:00:00-06:00");
const statuses: StoreStatus[] = [
  ["Open until 8 p.m.", closing / 60_000],
  ["Closed · opens 8 a.m.", closing / 60_000 + 12 * 60],
  ["Open until 5 p.m.", null],
];

function Status({ of = statuses }: { of?: readonly StoreStatus[] }) {
  return <p>{useCurrentStatus(of)}</p>;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("useCurrentStatus", () => {
  test("changes at closing and opening time while the page stays open", () => {
    jest.setSystemTime(closing - 5 * 60_000);
    const { container } = render(<Status />);
    expect(container.textContent).toBe("Open until 8 p.m.");
    act(() => jest.advanceTimersByTime(5 * 60_000));
    expect(container.textContent).toBe("Closed · opens 8 a.m.");
    act(() => jest.advanceTimersByTime(12 * 3_600_000));
    expect(container.textContent).toBe("Open until 5 p.m.");
  });

  test("hydrates what the server rendered, and then shows what holds by the browser's clock", () => {
    const markup = renderToString(<Status />);
    jest.setSystemTime(closing + 5_000);
    const container = document.createElement("div");
    container.innerHTML = markup;
    expect(container.textContent).toBe("Open until 8 p.m.");
    render(<Status />, { container, hydrate: true });
    expect(container.textContent).toBe("Closed · opens 8 a.m.");
  });

  test("is null for a store without a status, and after the last one", () => {
    expect(render(<Status of={[]} />).container.textContent).toBe("");
    jest.setSystemTime(closing + 60_000);
    const past: StoreStatus[] = [["Open until 8 p.m.", closing / 60_000]];
    expect(render(<Status of={past} />).container.textContent).toBe("");
  });
});
