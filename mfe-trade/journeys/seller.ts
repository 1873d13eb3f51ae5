import { expect, type Page } from "@forecourt/e2e/test";

/** The usual answers about a car in good condition, by question. */
const usualAnswers = [
  ["Has it been in an accident?", "No accidents or damage reports"],
  ["Has anyone smoked in it?", "No"],
  ["How many flaws does the interior have?", "None"],
  ["How many body panels need touch-up paint?", "None"],
  ["How many tires need to be replaced?", "None"],
  ["How many keys do you have?", "Two or more"],
] as const;

export const main = (page: Page) => page.getByRole("main");
export const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

/** The VIN of a car that is listed at the demo dealer, so that it can be decoded. */
export async function listedVin(origin: string): Promise<string> {
  const lot = await (await fetch(`${origin}/used-cars-for-sale`)).text();
  const address = /\/used-cars-for-sale\/20(?:1[7-9]|2[0-3])-[a-z0-9-]+-([A-HJ-NPR-Z0-9]{17})/;
  const vin = address.exec(lot)?.[1];
  if (vin === undefined) throw new Error("the lot shows no car of these years");
  return vin;
}

/** Presses a button of the page and waits for the page with this heading. */
export async function press(page: Page, name: string, next: RegExp | string): Promise<void> {
  await main(page).getByRole("button", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(next);
}

/** Picks the usual answers of the page about history and wear; `pick` picks one. */
export async function answerHistory(
  page: Page,
  pick: (answer: ReturnType<Page["locator"]>) => Promise<void>,
): Promise<void> {
  for (const [question, answer] of usualAnswers) {
    const group = main(page).getByRole("group", { name: question });
    await pick(group.getByRole("radio", { name: answer, exact: true }));
  }
}
