/** @jest-environment jsdom */
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Slider } from "./slider.tsx";

const range = { min: 0, max: 20_000, step: 100 };

function handleAt(value: number): HTMLInputElement {
  const texts = { name: "trade", label: "Equity", text: `$${value}`, valueText: `$${value}` };
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
