/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { BodyStylePicture } from "./body-style-picture.tsx";

describe("BodyStylePicture", () => {
  test("is one element that decorates, fetched when it is about to be seen", () => {
    const { container } = render(<BodyStylePicture body="trucks" />);
    const image = screen.getByRole<HTMLImageElement>("presentation");
    expect(container.querySelectorAll("*")).toHaveLength(1);
    expect(image.getAttribute("src")).toMatch(/\.svg$/);
    expect(image.getAttribute("alt")).toBe("");
    expect(image.getAttribute("loading")).toBe("lazy");
  });

  test("keeps its place while it is on its way", () => {
    render(<BodyStylePicture body="suvs" />);
    const { width, height } = screen.getByRole<HTMLImageElement>("presentation");
    expect(width / height).toBeCloseTo(4 / 3);
  });
});
