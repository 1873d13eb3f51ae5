/** @jest-environment jsdom */
import type { AfterInspection } from "@forecourt/contracts/areas/trade/after-inspection";
import { expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { drawn } from "../../testing/drawn-offer.tsx";

const revised: AfterInspection = {
  state: "revised",
  inspectedOn: "2026-11-24",
  found: ["Rear bumper scratched"],
  revision: {
    lines: [{ reason: "Rear bumper repair", amountCents: -25_000 }],
    cashNow: { firstCents: 950_000, finalPriceCents: 925_000 },
    moreCashLater: null,
    validUntil: "2026-12-01",
  },
  boughtCents: null,
  reason: null,
};

/** The texts of the section about the inspection. */
function shown(afterInspection?: AfterInspection): string {
  const { container } = render(drawn(afterInspection ? { afterInspection } : {}).element);
  return container.querySelector("#inspection")?.textContent ?? "";
}

test("there is no such section before the inspection", () => {
  expect(shown()).toBe("");
});

test("shows what was found, each difference with its reason, the new price and its last day", () => {
  expect(shown(revised)).toContain("on Tuesday, November 24");
  const section = screen.getByRole("heading", { name: "After the inspection" }).parentElement;
  if (section === null) throw new Error("no section");
  const { getByText } = within(section);
  expect(getByText("Rear bumper scratched").tagName).toBe("LI");
  expect(getByText("Rear bumper repair").nextSibling?.textContent).toBe("-$250");
  expect(getByText("Our first offer").nextSibling?.textContent).toBe("$9,500");
  expect(getByText("Our offer now").nextSibling?.textContent).toBe("$9,250");
  expect(section.textContent).toContain("valid through Tuesday, December 1");
});

test.each([
  [{ state: "inspected", revision: null }, "our offer stays as it is"],
  [{ state: "bought", boughtCents: 925_000 }, "We bought it for $9,250."],
  [{ state: "declined", revision: null, reason: "the frame is bent" }, "the frame is bent"],
  [{ state: "kept-by-seller", revision: null }, "You decided to keep your car."],
] as const)("%j is said plainly", (changes, text) => {
  expect(shown({ ...revised, ...changes })).toContain(text);
});
