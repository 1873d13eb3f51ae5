/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { LoadingBar } from "./loading-bar.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

describe("LoadingBar", () => {
  test.each([
    ["idle", ""],
    ["running", "Loading"],
    ["done", ""],
  ] as const)("says while %s: %j", (phase, expected) => {
    renderWithSite(<LoadingBar phase={phase} />);
    expect(screen.getByRole("status").textContent).toBe(expected);
  });
});
