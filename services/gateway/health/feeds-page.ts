import { type FeedHealth, listFeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import { createClient } from "@forecourt/http/client";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { RequestHandler } from "express";
import { operatorsPage, operatorsTable, tableRow } from "./operators-page.ts";

interface FeedsPageDeps {
  /** URLs of the inventory service. */
  inventory: readonly string[];
  credential: string | null;
  timeoutMs: number;
  now: () => number;
}

/** Responds with a page for operators: the state of each store's feed, and the steps to take for held feeds. */
export function feedsPage({
  inventory,
  credential,
  timeoutMs,
  now,
}: FeedsPageDeps): RequestHandler {
  const call = createClient({
    baseUrl: inventory[0] ?? "",
    fetch: fetchFromReplicas(inventory, { credential }),
  });
  return async (_request, response) => {
    const known = await call(listFeedHealth, {}, { deadlineMs: timeoutMs }).catch(() => null);
    const body = known ? feedsTable(known.feeds, now()) : silentInventory;
    operatorsPage(response, "Feeds", body);
  };
}

const silentInventory = '<p class="bad">The inventory service does not answer.</p>';

function feedsTable(feeds: readonly FeedHealth[], now: number): string {
  const rows = feeds.toSorted((one, other) => rankOf(other) - rankOf(one)).map(rowOf(now));
  const heads = [
    "Dealer",
    "Store",
    "From",
    "State",
    "Last good feed",
    "Refused rows",
    "What to know",
  ];
  return `<p>Those that need somebody come first.</p>${operatorsTable(heads, rows)}${releasesOf(feeds)}`;
}

/** Higher = needs somebody sooner. */
function rankOf({ state, isLate, trouble }: FeedHealth): number {
  const isStopped = state === "held" || state === "refused";
  return (isStopped ? 4 : 0) + (isLate ? 2 : 0) + (trouble === null ? 0 : 1);
}

function rowOf(now: number): (feed: FeedHealth) => string {
  return (feed) => {
    const { dealerId, storeId, source, state, detail, goodAt, isLate, trouble, refusedRows } = feed;
    const refused = Object.entries(refusedRows).map(([reason, count]) => `${reason} ${count}`);
    return tableRow([
      dealerId,
      storeId,
      source ?? "command",
      isLate ? `${state}, late` : state,
      goodAt === null ? "never" : `${ageOf(now - Date.parse(goodAt))} ago, ${goodAt.slice(0, 16)}Z`,
      refused.length === 0 ? "0" : refused.join(", "),
      [trouble === null ? "" : `not fetched: ${trouble}`, detail].filter(Boolean).join("\n"),
    ]);
  };
}

function ageOf(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}

/** The commands that import held files after all. */
function releasesOf(feeds: readonly FeedHealth[]): string {
  const held = feeds.filter(({ release }) => release !== null);
  if (held.length === 0) return "";
  const items = held.map(
    ({ dealerId, storeId, release }) =>
      `<li>${escapeHtml(`${dealerId} / ${storeId}`)}<pre>${escapeHtml(release ?? "")}</pre></li>`,
  );
  return `<h2>Held feeds</h2><p>If a feed is right, this imports it; the history keeps the reason.</p><ul>${items.join("")}</ul>`;
}
