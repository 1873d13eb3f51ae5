/** @jest-environment jsdom */

import { ExpiredLink } from "@forecourt/remote-kit/draft/expired-link";
import { pageRequest } from "@forecourt/testing/pages/page-request";
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { expiredLinkResult } from "./expired-link-result.ts";

function resultOf(token: string, by: "draft" | "status" | "answer") {
  const path = "/auto-financing/x";
  const request = pageRequest(path, "http://financing.test", { params: { token } });
  const result = expiredLinkResult(request, { by, start: "/auto-financing/start" });
  if (result.kind !== "page") throw new Error("expected a page");
  return result;
}

describe("a link that opens nothing", () => {
  test.each(["draft", "status", "answer"] as const)(
    "of a %s says what happened, and leads on",
    (by) => {
      const { data } = resultOf("T".repeat(43), by);
      const { container } = render(<ExpiredLink data={data} />);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This link has expired");
      expect(container.textContent).toMatch(/7 days|25 months/);
      expect(container.textContent).toContain("deleted for good");
      const [again, call] = screen.getAllByRole("link");
      expect(again?.getAttribute("href")).toBe("/auto-financing/start");
      expect(call?.getAttribute("href")).toMatch(/^tel:\+1\d{10}$/);
      // A text that is missing is shown as its key.
      expect(container.textContent).not.toContain("financing.gone");
    },
  );

  test("is the same for every token, whether or not it existed", () => {
    expect(resultOf("A".repeat(43), "draft")).toEqual(resultOf("B".repeat(43), "draft"));
  });
});
