import type { FeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import type { Feed } from "@forecourt/contracts/dealer-config/feed";
import type { Database } from "@forecourt/service-kit/db";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { z } from "zod";
import type { FeedRow } from "../../store/feed-tables.ts";
import { latestImports } from "../../store/latest-imports.ts";
import type { InventoryTables } from "../../store/tables.ts";
import type { Lot } from "../feed-store.ts";
import { releaseCommand } from "../release-command.ts";

const HOUR_MS = 3_600_000;

const Counts = z.object({ refused: z.record(z.string(), z.number()).default({}) });
const Oddities = z.array(z.object({ text: z.string() }));

interface HealthDeps {
  database: Database<InventoryTables>;
  dealers: Pick<Dealers, "ids" | "stores" | "config">;
  dealersDir: string;
  now: Date;
}

type LatestImport = Awaited<ReturnType<typeof latestImports>>[number];

/** Known facts about the feed of one store. */
interface Known {
  feed: Feed | null;
  row: FeedRow | undefined;
  applied: LatestImport | undefined;
  held: LatestImport | undefined;
}

/** A store, with the folder of the configuration that names its mapping. */
type ConfiguredLot = Lot & Pick<HealthDeps, "dealersDir">;

/** How the feed of every store is, whether it is fetched or imported by command. */
export async function feedHealth({
  database,
  dealers,
  dealersDir,
  now,
}: HealthDeps): Promise<FeedHealth[]> {
  const rows = await database.query.selectFrom("inventory_feeds").selectAll().execute();
  const imports = await latestImports(database);
  return dealers.ids.flatMap((dealerId) =>
    dealers.stores(dealerId).map((storeId) => {
      const isOwn = (one: { dealer_id: string; store_id: string }) =>
        one.dealer_id === dealerId && one.store_id === storeId;
      const own = imports.filter(isOwn);
      const { feed } = dealers.config({ dealerId, storeId });
      const known = {
        feed,
        row: feed === null ? undefined : rows.find(isOwn),
        applied: own.find(({ outcome }) => outcome === "applied"),
        held: own.find(({ outcome }) => outcome === "held"),
      };
      return { dealerId, storeId, ...healthOf(known, { dealerId, storeId, dealersDir, now }) };
    }),
  );
}

function healthOf(
  known: Known,
  { now, ...lot }: ConfiguredLot & { now: Date },
): Omit<FeedHealth, "dealerId" | "storeId"> {
  const { feed, row, applied, held } = known;
  const last = [applied, held]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.finished_at.localeCompare(one.finished_at))[0];
  return {
    source: feed?.source.kind ?? null,
    ...stateOf(known, last, lot),
    goodAt: goodAtOf(known),
    isLate: isLate(known, now),
    trouble: row?.trouble ?? null,
    refusedRows: last === undefined ? {} : Counts.parse(JSON.parse(last.counts)).refused,
  };
}

function goodAtOf({ row, applied }: Known): string | null {
  const times = [row?.good_at, applied?.finished_at].filter((time) => typeof time === "string");
  return times.toSorted().at(-1) ?? null;
}

/** An import by command since then counts more than the result of the last file. */
function stateOf(
  { feed, row, applied }: Known,
  last: LatestImport | undefined,
  { dealersDir, ...lot }: ConfiguredLot,
): Pick<FeedHealth, "state" | "detail" | "release"> {
  const since = row?.received_at ?? "";
  const isOfFile = row !== undefined && since !== "" && !((applied?.finished_at ?? "") > since);
  if (isOfFile && row.state !== "good") {
    const { state, detail, file } = row;
    const isHeld = state === "held" && feed !== null && file !== null;
    return {
      state,
      detail,
      release: isHeld ? releaseCommand(lot, { dealersDir, mapping: feed.mapping, file }) : null,
    };
  }
  if (last === undefined) return { state: "waiting", detail: "", release: null };
  if (last.outcome !== "held") return { state: "good", detail: "", release: null };
  const detail = Oddities.parse(JSON.parse(last.oddities)).map(({ text }) => `- ${text}`);
  const release = 'the same npm run import command with --force "REASON"';
  return { state: "held", detail: detail.join("\n"), release };
}

function isLate({ feed, row, applied }: Known, now: Date): boolean {
  if (feed === null || row === undefined) return false;
  const last = [row.received_at ?? row.since, applied?.finished_at ?? ""].toSorted().at(-1) ?? "";
  return now.getTime() - Date.parse(last) > feed.silentAfterHours * HOUR_MS;
}
