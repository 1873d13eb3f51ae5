/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { Card, CardLink } from "../layout/card.tsx";
import { Section } from "../layout/section.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Chip, RemovableChip } from "./chip.tsx";
import { FactList } from "./fact-list.tsx";
import { HoursTable } from "./hours-table.tsx";
import { Notice } from "./notice.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { TextWithPhone } from "./text-with-phone.tsx";

describe("Button", () => {
  test("does not submit a form by default", () => {
    render(<Button>Call me</Button>);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Call me" }).type).toBe("button");
  });

  test("is a link with href", () => {
    render(
      <ButtonLink href="/service" look="secondary">
        Schedule
      </ButtonLink>,
    );
    expect(screen.getByRole("link", { name: "Schedule" }).getAttribute("href")).toBe("/service");
  });
});

describe("Card", () => {
  test("has one link with its title as name", () => {
    render(
      <Card kind="link">
        <CardLink href="/service">Service</CardLink>
        <p>Oil, tires, brakes.</p>
      </Card>,
    );
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Service" })).toBeTruthy();
  });
});

describe("Chip", () => {
  test("marks the selected option", () => {
    render(
      <>
        <Chip href="/all" current>
          All
        </Chip>
        <Chip href="/trucks">Trucks</Chip>
      </>,
    );
    expect(screen.getByRole("link", { current: true }).textContent).toBe("All");
  });

  test("says what it removes, but shows only the name", () => {
    render(
      <RemovableChip href="/all" label="Remove Trucks">
        Trucks
      </RemovableChip>,
    );
    expect(screen.getByRole("link", { name: "Remove Trucks" }).textContent).toBe("Trucks");
  });
});

describe("FactList", () => {
  test("associates every value with its label", () => {
    render(<FactList facts={[{ label: "Engine", value: "2.5 L", note: "Decoded" }]} />);
    expect(screen.getByRole("term").textContent).toBe("Engine");
    expect(screen.getByRole("definition").textContent).toBe("2.5 LDecoded");
  });
});

describe("HoursTable", () => {
  test("is a labeled table with a header for every row", () => {
    render(<HoursTable caption="Sales hours" rows={[{ days: "Sunday", hours: "Closed" }]} />);
    const table = within(screen.getByRole("table", { name: "Sales hours" }));
    expect(table.getByRole("rowheader", { name: "Sunday" })).toBeTruthy();
    expect(table.getByRole("cell", { name: "Closed" })).toBeTruthy();
  });
});

describe("Notice", () => {
  test("has its title at the requested level, its text and its actions", () => {
    render(
      <Notice kind="empty" level={1} title="Nothing here" actions={<a href="/">All cars</a>}>
        <p>Try another filter.</p>
      </Notice>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Nothing here" })).toBeTruthy();
    expect(screen.getByText("Try another filter.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All cars" })).toBeTruthy();
  });
});

describe("PhoneLink", () => {
  test("links to the number, independent of its format", () => {
    render(<PhoneLink phone="+15735550142">(573) 555-0142</PhoneLink>);
    const link = screen.getByRole("link", { name: "(573) 555-0142" });
    expect(link.getAttribute("href")).toBe("tel:+15735550142");
  });
});

describe("Section", () => {
  test("is a landmark with its title as name", () => {
    render(
      <Section title="How it works" id="how">
        Three steps.
      </Section>,
    );
    const region = screen.getByRole("region", { name: "How it works" });
    expect(region.id).toBe("how");
  });

  test("is no landmark without a title", () => {
    render(<Section>Three steps.</Section>);
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("TextWithPhone", () => {
  test.each(["(573) 555-0142", "+1 (573) 555-0142", "573.555.0142"])(
    "makes %s a link in a sentence, and changes no character of it",
    (phone) => {
      const sentence = `Call ${phone} to ask what’s on the way.`;
      const { container } = render(<TextWithPhone>{sentence}</TextWithPhone>);
      expect(container.textContent).toBe(sentence);
      const link = screen.getByRole("link", { name: phone });
      expect(link.getAttribute("href")).toBe("tel:+15735550142");
    },
  );

  test("leaves a text without a number as it is", () => {
    const { container } = render(<TextWithPhone>{"72 months at 7.89 %"}</TextWithPhone>);
    expect(container.innerHTML).toBe("72 months at 7.89 %");
  });
});
