import { applicationStatusPath } from "@forecourt/contracts/areas/financing/application-form";
import { figureOffer } from "@forecourt/domain/financing/loan-offer";
import { formatCents } from "@forecourt/domain/money";
import { openFinanceDesk } from "@forecourt/e2e/finance-desk";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, type Page, test } from "@forecourt/e2e/test";
import { sentApplication } from "./sent-application.ts";

const main = (page: Page) => page.getByRole("main");
const reason = '--reason "works the deal"';
const accept = { name: "Accept this offer" };

/** The loan of an offer as the finance staff types it, and its payment as the page shows it. */
function offer(dollars: number, months: number) {
  const figured = figureOffer({ amountCents: dollars * 100, months, annualRatePercent: 9.49 });
  return {
    typed: `--amount ${dollars} --months ${months} --apr 9.49 --adverse "Length of employment"`,
    payment: formatCents(figured.monthlyCents),
  };
}

/** The last day of an offer that is made now. */
const lastDay = () => new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("a shopper accepts a counter-offer, and only a withdrawal that they see takes it back", async ({
  page,
  ownSite,
  browser,
}) => {
  const status = ownSite.origin + applicationStatusPath(await sentApplication(ownSite.origin));
  await open(page, status);
  const number = /A-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await main(page).innerText())?.[0] ?? "";
  const desk = await openFinanceDesk(ownSite);
  expect(await desk.type(`list ${reason}`)).toContain(`${number}  `);
  const first = offer(24_000, 72);
  const answer = `answer ${number} counter-offer ${reason}`;
  const given = await desk.type(`${answer} ${first.typed} --valid-until ${lastDay()}`);
  expect(given).toContain(`${number}: counter-offer`);

  await page.reload();
  await expect(main(page).getByRole("heading", { level: 1 })).toContainText("here is our answer");
  await expect(main(page)).toContainText(first.payment);
  await expect(main(page)).toContainText("This offer is good through");
  await expect(main(page).locator("#answer")).toContainText("Money down$1,500.00");
  await expect(main(page)).toContainText("Length of employment");
  await expectSound(page);
  await main(page).getByRole("button", accept).click();
  await expect(main(page)).toContainText("You accepted this offer on");
  await expect(main(page).getByRole("button", accept)).toHaveCount(0);
  await expectSound(page);
  expect(await desk.type(`list ${reason}`)).toMatch(new RegExp(`${number}.*  accepted`));

  const second = offer(22_000, 60);
  const refused = await desk.type(`${answer} ${second.typed} --replace`);
  expect(refused).toContain("the applicant accepted this offer on");
  await page.reload();
  await expect(main(page)).toContainText("You accepted this offer on");
  await expect(main(page)).toContainText(first.payment);

  await desk.type(`${answer} ${second.typed} --replace --withdraw-accepted-offer`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(status);
  await expect(main(plain)).toContainText("We had to withdraw an earlier offer");
  await expect(main(plain)).toContainText(second.payment);
  await main(plain).getByRole("button", accept).click();
  await expect(main(plain)).toContainText("You accepted this offer on");
  await context.close();
  expect(await desk.type(`show ${number} --sheet ${reason}`)).toContain("Offer accepted");
  await desk.leave();
});
