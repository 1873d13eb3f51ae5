/** @jest-environment jsdom */
import type { Hero as HeroContent } from "@forecourt/contracts/content-parts";
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Hero } from "./hero.tsx";

const hero: HeroContent = {
  layout: "picture-right",
  badge: "Financing",
  title: "Know what you can spend",
  description: "Ask before you shop.",
  list: ["Every fee written out"],
  disclaimer: "With approved credit.",
  illustration: { bodyStyle: "sedans", color: "#4a6b8a" },
  links: [
    { label: "First", href: "/one" },
    { label: "Second", href: "/two" },
    { label: "Third", href: "/three" },
  ],
};

describe("Hero", () => {
  test("renders its title as h1, or h2 after another hero", () => {
    const { rerender } = render(<Hero hero={hero} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(hero.title);
    rerender(<Hero hero={hero} level={2} />);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(hero.title);
  });

  test("renders only its first link as primary", () => {
    render(<Hero hero={hero} />);
    const main = screen.getAllByRole("link").map((link) => link.className.includes("primary"));
    expect(main).toEqual([true, false, false]);
  });

  test("the car is decorative, in the color of the content", () => {
    const { container } = render(<Hero hero={hero} />);
    expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#sedans$/);
    expect(container.querySelector('svg[color="#4a6b8a"]')).not.toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
  });

  test("shows the dealer's picture instead of the car, the first one at once", () => {
    const picture = { img: "store-front.jpg", alt: "Our store on Sycamore Bend Road" };
    const { container, rerender } = render(<Hero hero={{ ...hero, picture }} />);
    const image = () => screen.getByRole<HTMLImageElement>("img", { name: picture.alt });
    const priority = () => ["loading", "fetchpriority"].map((name) => image().getAttribute(name));
    expect(new URL(image().src).pathname).toBe("/assets/store-front.jpg");
    expect(priority()).toEqual(["eager", "high"]);
    expect(container.querySelector("use")).toBeNull();
    expect(container.querySelector("section")?.className).toContain("picture-right");
    rerender(<Hero hero={{ ...hero, picture }} level={2} />);
    expect(priority()).toEqual(["lazy", "auto"]);
    rerender(<Hero hero={{ ...hero, picture, layout: "text-only" }} />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  test.each([
    ["text-only", { layout: "text-only" as const }],
    ["without a car", { illustration: null }],
  ])("%s has no stage", (_name, change) => {
    const { container } = render(<Hero hero={{ ...hero, ...change }} />);
    expect(container.querySelector("use")).toBeNull();
    expect(container.querySelector("section")?.className).toContain("text-only");
  });

  test("renders no elements for missing parts", () => {
    const bare = { ...hero, badge: null, disclaimer: null, list: [], links: [] };
    const { container } = render(<Hero hero={bare} />);
    expect(container.textContent).toBe(`${hero.title}${hero.description}`);
    expect(container.querySelector("ul, a")).toBeNull();
  });
});
