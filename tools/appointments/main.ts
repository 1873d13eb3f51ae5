import path from "node:path";
import { type Env, processEnv, readConfig, variables } from "@forecourt/service-kit/config";
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
import { closeTime, openTime } from "@forecourt/service-service/staff/closures";
import { dayOfShop } from "@forecourt/service-service/staff/day-of-shop";
import { findVisits } from "@forecourt/service-service/staff/find-visits";
import { openForShop, type ShopDeps } from "@forecourt/service-service/staff/shop-deps";
import { oneShopStore, shopStores } from "@forecourt/service-service/staff/shop-stores";
import { contentOf } from "@forecourt/service-service/visits/visit-store";
import { z } from "zod";
import { runCommand } from "../command-line/run-command.ts";
import { printable } from "../mailbox/printable.ts";
import { knownSigningSecret } from "../start/signing-secret.ts";
import { StartError } from "../start/start-error.ts";
import { bookedLines } from "./booked-lines.ts";
import { closeLines, timeWords } from "./close-lines.ts";
import { dayLines } from "./day-lines.ts";
import { type AppointmentsCommand, appointmentsCommand } from "./options.ts";
import { dayOfWord, slotOnDay } from "./spoken-days.ts";
import { usage } from "./usage.ts";
import { toldWords, visitLine } from "./visit-line.ts";

await runCommand({
  name: "appointments",
  usage,
  main,
  describe: (error) =>
    error instanceof StaffError || error instanceof StartError ? error.message : error,
});

async function main(args: readonly string[]): Promise<number> {
  const command = appointmentsCommand(args);
  const deps = await openForShop(withSecret(processEnv()));
  try {
    for (const line of await run(command, deps)) console.log(printable(line));
    return 0;
  } finally {
    await deps.database.close();
  }
}

/** The secret of the site, which is in the data folder unless the environment has it. */
function withSecret(env: Env): Env {
  const { DATA_DIR } = readConfig(z.object({ DATA_DIR: variables.DATA_DIR }), env);
  return { ...env, SIGNING_SECRET: knownSigningSecret(path.resolve(DATA_DIR), env) };
}

/** The lines to print. @throws StaffError */
async function run(command: AppointmentsCommand, deps: ShopDeps): Promise<string[]> {
  switch (command.kind) {
    case "day":
      return day(command, deps);
    case "add": {
      const store = oneShopStore(deps, command);
      const { day: onDay, time, booking: stated } = command;
      const slot = slotOnDay(store, { day: onDay, time }, deps.now());
      const booking = { ...stated, slot };
      const number = await bookByShop(deps, store, booking);
      const mail = booking.email === "" ? "no email: the owner gets none" : "the owner gets a mail";
      const { day: bookedDay, time: at } = slot;
      return [
        `${number} is booked for ${bookedDay} ${at}; ${mail}`,
        ...bookedLines(contentOf(await visitByNumber(deps, number))),
      ];
    }
    case "move": {
      const { number, day: to, time } = command;
      const told = await moveByShop(deps, number, { day: to, time });
      return [`${number} is moved to ${to} ${time}; ${toldWords(told)}`];
    }
    case "cancel": {
      const told = await cancelByShop(deps, command.number, command.reason);
      return [`${command.number} is canceled; ${toldWords(told)}`];
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
      const { number, time } = command;
      await promiseTime(deps, number, time);
      return [
        time === null ? `${number} has no promised time` : `${number} is promised for ${time}`,
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

async function day(command: Of<"day">, deps: ShopDeps): Promise<string[]> {
  const days = await Promise.all(
    shopStores(deps, command).map((store) => dayOfShop(deps, store, dayOfWord(command.day, store))),
  );
  const { adviserId } = command;
  const known = days.flatMap(({ store }) => store.config.scheduling.advisers.map(({ id }) => id));
  if (adviserId !== null && !known.includes(adviserId)) {
    throw new StaffError(`no adviser "${adviserId}"; there are ${known.join(", ")}`);
  }
  const shown = days.filter(
    ({ store }) =>
      adviserId === null || store.config.scheduling.advisers.some(({ id }) => id === adviserId),
  );
  return shown.flatMap((one, index) => [...(index === 0 ? [] : [""]), ...dayLines(one, adviserId)]);
}

async function find(command: Of<"find">, deps: ShopDeps): Promise<string[]> {
  const stores = shopStores(deps, command);
  const found = await Promise.all(
    stores.map(async (store) =>
      (await findVisits(deps, store, command.words)).map((visit) => visitLine(visit, store)),
    ),
  );
  const lines = found.flat();
  if (lines.length === 0) throw new StaffError(`no visit of "${command.words}"`);
  return lines;
}

async function close(command: Of<"close" | "open">, deps: ShopDeps): Promise<string[]> {
  const store = oneShopStore(deps, command);
  if (command.kind === "open") {
    const isOpened = await openTime(deps, store, command);
    if (!isOpened) throw new StaffError(`${timeWords(command)} is not closed`);
    return [`${timeWords(command)} is open again`];
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
