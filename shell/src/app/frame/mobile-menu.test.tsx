/** @jest-environment jsdom */
import { describe, expect, jest, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { MobileMenu } from "./mobile-menu.tsx";
import { menuFixture } from "./testing/menu-fixture.ts";
import { renderWithSite } from "./testing/render-with-site.tsx";

const draw = () => renderWithSite(<MobileMenu />, { site: { menu: menuFixture } });
const sheet = () => {
  const found = document.querySelector<HTMLElement>("[popover]");
  if (!found) throw new Error("no sheet");
  return found;
};

describe("the mobile menu", () => {
  test("opens and closes without JavaScript", () => {
    draw();
    const open = screen.getByRole("button", { name: "Open menu" });
    const close = screen.getByRole("button", { name: "Close menu", hidden: true });
    expect(open.getAttribute("popovertarget")).toBe(sheet().id);
    expect(close.getAttribute("popovertarget")).toBe(sheet().id);
    expect(close.getAttribute("popovertargetaction")).toBe("hide");
  });

  test("begins with the quick actions", () => {
    draw();
    const actions = within(screen.getByRole("navigation", { name: "Quick actions", hidden: true }));
    const links = actions.getAllByRole("link", { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Pre-approval", "/auto-financing/apply-for-financing"],
      ["Get directions", "https://maps.example/cape"],
      ["Call", "tel:+15735550142"],
    ]);
  });

  test("contains every link of the header's menus", () => {
    draw();
    for (const { links } of menuFixture.header) {
      for (const { label, path } of links) {
        const link = within(sheet()).getByText(label);
        expect(link.getAttribute("href")).toBe(path);
      }
    }
  });

  test("closes when a link is clicked", () => {
    draw();
    const hidePopover = jest.fn();
    sheet().hidePopover = hidePopover;
    const link = within(sheet()).getByText("All used");
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(sheet());
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
