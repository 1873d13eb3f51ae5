/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { Slider } from "./slider.tsx";

const range = { min: 0, max: 20_000, step: 100 };

function handleAt(value: number): HTMLInputElement {
  const texts = { name: "trade", label: "Equity", text: String, valueText: String };
  render(<Slider {...texts} range={range} isExact value={value} onChange={() => undefined} />);
  return screen.getByRole<HTMLInputElement>("slider");
}

test.each([
  ["on a step", 12_300, { step: "100", max: "20000" }],
  ["between steps, such as an offer", 12_345, { step: "1", max: "20000" }],
  ["beyond the range", 35_000, { step: "100", max: "35000" }],
])("sends a first value %s as it is", (_case, value, attributes) => {
  const handle = handleAt(value);
  expect(handle.value).toBe(String(value));
  expect(handle).toMatchObject(attributes);
});

const neverReady = new Promise<string>(() => undefined);

/** A page whose figure for any value but the first takes forever. */
function PageWithSlowFigure() {
  const [value, setValue] = useState(0);
  const texts = { name: "down", label: "Down", text: String, valueText: String };
  return (
    <Suspense fallback="loading">
      <Slider {...texts} range={range} value={value} onChange={setValue} />
      <Figure value={value} />
    </Suspense>
  );
}

function Figure({ value }: { value: number }) {
  return <output>{value === 0 ? "first figure" : use(neverReady)}</output>;
}

test("a moved handle and its text do not wait for what is calculated with the value", async () => {
  render(<PageWithSlowFigure />);
  const handle = screen.getByRole<HTMLInputElement>("slider");
  await act(async () => fireEvent.change(handle, { target: { value: "500" } }));
  expect([handle.value, handle.getAttribute("aria-valuetext")]).toEqual(["500", "500"]);
  expect(screen.getByRole("status").textContent).toBe("first figure");
});
