/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Accordion, AccordionItem } from "./accordion.tsx";

const details = (title: string) => screen.getByText(title).closest("details");

describe("Accordion", () => {
  test("opens and closes an item with its title", async () => {
    const user = userEvent.setup();
    render(
      <Accordion>
        <AccordionItem title="How long?">Two days.</AccordionItem>
        <AccordionItem title="How much?" open>
          Nothing.
        </AccordionItem>
      </Accordion>,
    );
    expect([details("How long?")?.open, details("How much?")?.open]).toEqual([false, true]);
    await user.click(screen.getByText("How long?"));
    await user.click(screen.getByText("How much?"));
    expect([details("How long?")?.open, details("How much?")?.open]).toEqual([true, false]);
  });

  test("renders titles as headings of the requested level", () => {
    render(
      <AccordionItem title="How long?" level={2}>
        Two days.
      </AccordionItem>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "How long?" })).toBeTruthy();
  });
});
