import { shortDay } from "@forecourt/domain/appointments/format";
import { processEnv } from "@forecourt/service-kit/config";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import {
  recordAcceptance,
  recordDecline,
  recordInspection,
  recordRevision,
} from "@forecourt/service-trade/desk/change-by-desk";
import { type DeskDeps, openForDesk } from "@forecourt/service-trade/desk/desk-deps";
import { dropOffsOfStore } from "@forecourt/service-trade/desk/desk-offers";
import { deskStores } from "@forecourt/service-trade/desk/desk-stores";
import { mailOutcome } from "@forecourt/service-trade/desk/mail-outcome";
import { oneOffer } from "@forecourt/service-trade/desk/one-offer";
import { previewRevision } from "@forecourt/service-trade/desk/preview-revision";
import { problemsOfOffer } from "@forecourt/service-trade/desk/problems-of-offer";
import { type Recorded } from "@forecourt/service-trade/desk/record-event";
import { feedPath, renewFeed } from "@forecourt/service-trade/feeds/feed-address";
import { type Readings, readingRows } from "@forecourt/service-trade/inspections/readings";
import { payoffNow } from "@forecourt/service-trade/offers/payoff-now";
import { staffSheet } from "@forecourt/service-trade/sheet/staff-sheet";
import { runCommand } from "../command-line/run-command.ts";
import { wrap } from "../command-line/wrap-lines.ts";
import { printable } from "../mailbox/printable.ts";
import { withSigningSecret } from "../start/signing-secret.ts";
import { StartError } from "../start/start-error.ts";
import { dayLines } from "./day-lines.ts";
import { explain } from "./explain.ts";
import { list } from "./list.ts";
import { pricesText } from "./list-lines.ts";
import { type OffersCommand, offersCommand } from "./options.ts";
import { previewLines } from "./preview-lines.ts";
import { revisedPrices } from "./revised-prices.ts";
import { sheetLines } from "./sheet-lines.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "offers",
  usage,
  main,
  describe: (error) =>
    error instanceof StaffError || error instanceof StartError ? error.message : error,
});

async function main(args: readonly string[]): Promise<number> {
  const command = offersCommand(args);
  const deps = await openForDesk(withSigningSecret(processEnv()));
  try {
    if (command.kind === "explain") return await explain(deps, command.id);
    for (const line of await run(command, deps)) console.log(printable(line));
    return 0;
  } finally {
    await deps.database.close();
  }
}

type Of<K extends OffersCommand["kind"]> = Extract<OffersCommand, { kind: K }>;

/** The lines to print. @throws StaffError */
async function run(
  command: Exclude<OffersCommand, { kind: "explain" }>,
  deps: DeskDeps,
): Promise<string[]> {
  switch (command.kind) {
    case "list":
      return list(deps, command);
    case "day":
      return day(deps, command);
    case "show":
      return sheetLines(await staffSheet(deps, await oneOffer(deps, command.id)));
    case "inspect":
      return inspected(await recordInspection(deps, command.id, command), command);
    case "revise":
      return command.isSent
        ? revised(deps, await recordRevision(deps, command.id, command))
        : previewLines(await previewRevision(deps, command.id, command.lines));
    case "accept":
      return accepted(deps, await recordAcceptance(deps, command.id, command));
    case "decline": {
      const recorded = await recordDecline(deps, command.id, command);
      return command.bySeller
        ? told(recorded, "is declined")
        : mailed(deps, recorded, "is declined");
    }
    case "feeds":
      return feeds(deps, command);
  }
}

async function day(deps: DeskDeps, command: Of<"day">): Promise<string[]> {
  const days = await Promise.all(
    deskStores(deps, command).map(async (store) => {
      const asked = command.day ?? store.today;
      const offers = await dropOffsOfStore(deps, store, { from: asked, to: asked });
      const dropOffs = await Promise.all(
        offers.map(async (offer) => ({
          offer,
          payoff: await payoffNow(deps.database, offer),
          problems: await problemsOfOffer(deps.database, offer.row),
        })),
      );
      return dayLines(store, asked, dropOffs);
    }),
  );
  return days.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

function told({ outcome, offer: { row } }: Recorded, what: string): string[] {
  return [`${row.number} ${what}${outcome === "repeated" ? ": recorded before" : ""}`];
}

function inspected(recorded: Recorded, readings: Readings): string[] {
  const rows = readingRows(recorded.offer.car, readings);
  return [
    ...told(recorded, "is inspected"),
    ...rows.flatMap(({ label, value }) => wrap(`  ${label}: ${value}`, "    ")),
  ];
}

/** `T-7K4M-2PXD is bought at $15,500, cash now, TRADE-IN; …` */
function accepted(deps: DeskDeps, recorded: Recorded): Promise<string[]> {
  return mailed(deps, recorded, `is ${pricesText(recorded.offer)}`);
}

async function mailed(deps: DeskDeps, recorded: Recorded, what: string): Promise<string[]> {
  return told(recorded, `${what}; ${await mailOutcome(deps, recorded.offer)}`);
}

async function revised(deps: DeskDeps, { offer, outcome }: Recorded): Promise<string[]> {
  const { row, events, validUntil } = offer;
  const mail = outcome === "repeated" ? "recorded before" : await mailOutcome(deps, offer);
  return [
    `${row.number}: ${revisedPrices({ row, events })}, valid through ${shortDay(validUntil)}; ${mail}`,
  ];
}

async function feeds(deps: DeskDeps, command: Of<"feeds">): Promise<string[]> {
  const stores = deskStores(deps, command);
  if (command.renews) for (const store of stores) await renewFeed(deps.database, store);
  return Promise.all(
    stores.map(async (store) => {
      const address = `${store.origin}${await feedPath(deps, store)}`;
      return `${store.dealerId}/${store.storeId}\n  ${address}`;
    }),
  );
}
