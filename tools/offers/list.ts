import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import type { DeskDeps } from "@forecourt/service-trade/desk/desk-deps";
import { offersOfStore } from "@forecourt/service-trade/desk/desk-offers";
import { deskStores } from "@forecourt/service-trade/desk/desk-stores";
import { listLines } from "./list-lines.ts";
import type { OffersCommand } from "./options.ts";

/** Days that a list goes back by default. */
const defaultDays = 30;

/** The offers of each chosen store, as lines. @throws StaffError for a store that takes no trades */
export async function list(
  deps: DeskDeps,
  command: Extract<OffersCommand, { kind: "list" }>,
): Promise<string[]> {
  const { state } = command;
  const all = command.all || state === "replaced";
  const lists = await Promise.all(
    deskStores(deps, command).map(async (store) => {
      const to = command.to ?? store.today;
      const from = command.from ?? dayAfter(to, -defaultDays);
      const offers = await offersOfStore(deps, store, { from, to, all });
      const chosen = offers.filter((offer) => state === null || offer.state === state);
      return listLines(store, { from, to }, chosen);
    }),
  );
  return lists.flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}
