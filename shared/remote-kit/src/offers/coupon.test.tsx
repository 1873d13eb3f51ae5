/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Coupon } from "./coupon.tsx";
import { couponFixture } from "./testing/coupon.ts";

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("Coupon", () => {
  test("says what it saves, on what, for whom, until when, with its code and terms as text", () => {
    render(<Coupon coupon={couponFixture} />);
    const { price, title, description, forWhom, expires, code, disclaimer, where } = couponFixture;
    const { textContent } = screen.getByRole("article");
    for (const text of [price, title, description, forWhom, expires, code, disclaimer, where]) {
      expect(textContent).toContain(text);
    }
  });

  test("leads to a booking and to its own page, each named after the coupon", () => {
    render(<Coupon coupon={couponFixture} />);
    expect(links()).toEqual([couponFixture.book.href, couponFixture.view.href]);
    expect(
      screen.getByRole("link", { name: "Book with this offer: Alignment check" }),
    ).toBeTruthy();
  });

  test("does not lead to its own page from there", () => {
    render(<Coupon coupon={couponFixture} level={1} isWhole />);
    expect(links()).toEqual([couponFixture.book.href]);
    expect(screen.getByRole("heading", { level: 1, name: "Alignment check" })).toBeTruthy();
  });

  test("has no empty places where a dealer says less", () => {
    const spare = { ...couponFixture, badge: null, price: null, forWhom: null, code: null };
    render(<Coupon coupon={spare} />);
    expect(screen.queryByText("Winter")).toBeNull();
    expect(screen.queryByText("$15 off")).toBeNull();
    expect(screen.queryByText(/^Code/)).toBeNull();
  });
});
