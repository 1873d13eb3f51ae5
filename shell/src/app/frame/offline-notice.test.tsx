/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { type NavigationStatus, noNavigation } from "../client-navigation.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

function notice(status: NavigationStatus) {
  renderWithSite(<OfflineNotice client={{ ...noNavigation, status: () => status }} />);
  return screen.getByRole("alert");
}

describe("OfflineNotice", () => {
  test("reports a missing network response and offers a retry", () => {
    expect(notice({ unreachable: "/service?a=b" }).textContent).toContain(
      "You seem to be offline.",
    );
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      "/service?a=b",
    );
  });

  test.each(["idle", "pending"] as const)("is empty while %s", (status) => {
    expect(notice(status).textContent).toBe("");
  });
});
