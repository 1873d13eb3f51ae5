import { formatClock } from "@forecourt/domain/appointments/format";
import { processEnv } from "@forecourt/service-kit/config";
import { StaffError } from "@forecourt/service-kit/staff/staff-error";
import { feedPath, feedsOf, renewFeed } from "@forecourt/service-service/feeds/feed-address";
import { markAttendance, promiseTime } from "@forecourt/service-service/staff/attend-visit";
import { bookByShop } from "@forecourt/service-service/staff/book-by-shop";
import {
  cancelByShop,
  markDone,
  moveByShop,
  undoDone,
  visitByNumber,
} from "@forecourt/service-service/staff/change-by-shop";
import { changeDetails } from "@forecourt/service-service/staff/change-details";
import { closeTime, openTime } from "@forecourt/service-service/staff/closures";
import { openForShop, type ShopDeps } from "@forecourt/service-service/staff/shop-deps";
import { oneShopStore, shopStores } from "@forecourt/service-service/staff/shop-stores";
import { undoCancel } from "@forecourt/service-service/staff/undo-cancel";
import { type ServiceStore, storeOfTenant } from "@forecourt/service-service/visits/service-store";
import { contentOf } from "@forecourt/service-service/visits/visit-store";
import { runCommand } from "../command-line/run-command.ts";
import { printable } from "../mailbox/printable.ts";
import { withSigningSecret } from "../start/signing-secret.ts";
import { StartError } from "../start/start-error.ts";
import { bookedLines, suggestedLines } from "./booked-lines.ts";
import { closedTimeText, closeLines } from "./close-lines.ts";
import { day, find, show } from "./look-up.ts";
import { type AppointmentsCommand, appointmentsCommand } from "./options.ts";
import { parseDay, slotOnDay } from "./parse-day.ts";
import { usage } from "./usage.ts";
import { notifiedText } from "./visit-line.ts";

await runCommand({
  name: "appointments",
  usage,
  main,
  describe: (error) =>
    error instanceof StaffError || error instanceof StartError ? error.message : error,
});

async function main(args: readonly string[]): Promise<number> {
  const command = appointmentsCommand(args);
  const deps = await openForShop(withSigningSecret(processEnv()));
  try {
    for (const line of await run(command, deps)) console.log(printable(line));
    return 0;
  } finally {
    await deps.database.close();
  }
}

/** The lines to print. @throws StaffError */
async function run(command: AppointmentsCommand, deps: ShopDeps): Promise<string[]> {
  switch (command.kind) {
    case "day":
      return day(command, deps);
    case "add":
      return add(command, deps);
    case "move": {
      const { number, day: to, time, isPastAdvisers } = command;
      const slot = slotOnDay(await storeOfVisit(deps, number), { day: to, time }, deps.now());
      const told = await moveByShop(deps, number, { ...slot, isPastAdvisers });
      return [`${number} is moved to ${slot.day} ${formatClock(slot.time)}; ${notifiedText(told)}`];
    }
    case "change":
      return change(command, deps);
    case "show":
      return show(command.number, deps);
    case "cancel": {
      const { number, reason, undoes } = command;
      const told = undoes
        ? await undoCancel(deps, number)
        : await cancelByShop(deps, number, reason);
      return [`${number} is ${undoes ? "booked again" : "canceled"}; ${notifiedText(told)}`];
    }
    case "done":
      await (command.undoes ? undoDone : markDone)(deps, command.number);
      return [`${command.number} is ${command.undoes ? "no longer marked done" : "done"}`];
    case "arrived":
    case "no-show": {
      const { kind, number, undoes } = command;
      await markAttendance(deps, number, undoes ? null : kind);
      const state = kind === "arrived" ? "marked as arrived" : "marked as a no-show";
      return [`${number} is ${undoes ? "no longer " : ""}${state}`];
    }
    case "promise": {
      const { number, time, isPastHours } = command;
      await promiseTime(deps, number, time, { isPastHours });
      return [
        time === null
          ? `${number} has no promised time`
          : `${number} is promised for ${formatClock(time)}`,
      ];
    }
    case "find":
      return find(command, deps);
    case "close":
    case "open":
      return close(command, deps);
    case "feeds":
      return feeds(command, deps);
  }
}

type Of<K extends AppointmentsCommand["kind"]> = Extract<AppointmentsCommand, { kind: K }>;

async function add(command: Of<"add">, deps: ShopDeps): Promise<string[]> {
  const store = oneShopStore(deps, command);
  const slot = slotOnDay(store, command, deps.now());
  const booking = { ...command.booking, slot };
  const number = await bookByShop(deps, store, booking);
  const mail = booking.email === "" ? "no email is sent" : "the owner gets an email";
  const content = contentOf(await visitByNumber(deps, number));
  return [
    `${number} is booked for ${slot.day} ${formatClock(slot.time)}; ${mail}`,
    ...bookedLines(content, store.texts),
    ...suggestedLines(content, { store, number }),
  ];
}

async function change(command: Of<"change">, deps: ShopDeps): Promise<string[]> {
  const { number } = command;
  const changed = await changeDetails(deps, number, command.change);
  const store = await storeOfVisit(deps, number);
  return [
    `${number} is changed; the owner's page shows it. No email is sent: tell the owner`,
    ...bookedLines(changed, store.texts),
    ...suggestedLines(changed, { store, number }),
  ];
}

async function storeOfVisit(deps: ShopDeps, number: string): Promise<ServiceStore> {
  const { dealer_id: dealerId, store_id: storeId } = await visitByNumber(deps, number);
  return storeOfTenant(deps, { dealerId, storeId });
}

async function close(asked: Of<"close" | "open">, deps: ShopDeps): Promise<string[]> {
  const store = oneShopStore(deps, asked);
  const command = { ...asked, day: parseDay(asked.day, store) };
  if (command.kind === "open") {
    const isOpened = await openTime(deps, store, command);
    if (!isOpened) throw new StaffError(`${closedTimeText(command)} is not closed`);
    return [`${closedTimeText(command)} is open again`];
  }
  return closeLines(command, await closeTime(deps, store, command), store);
}

async function feeds(command: Of<"feeds">, deps: ShopDeps): Promise<string[]> {
  const stores = shopStores(deps, command);
  const chosen = stores.flatMap((store) =>
    feedsOf(deps, store.dealerId).filter(
      ({ storeId, adviserId }) =>
        storeId === store.storeId &&
        (command.adviserId === null || adviserId === command.adviserId),
    ),
  );
  if (chosen.length === 0) throw new StaffError(`no adviser "${command.adviserId}"`);
  if (command.renews) for (const feed of chosen) await renewFeed(deps.database, feed);
  const secret = deps.signingSecret;
  return Promise.all(
    chosen.map(async (feed) => {
      const { origin } = deps.dealers.current().site(feed);
      const name = [feed.dealerId, feed.storeId, feed.adviserId ?? "whole store"].join("/");
      return `${name}\n  ${origin}${await feedPath({ ...deps, secret }, feed)}`;
    }),
  );
}
