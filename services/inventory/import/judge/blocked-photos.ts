import { ownPhotoPath } from "@forecourt/contracts/image-source";
import { sql } from "kysely";
import type { Snapshot } from "../apply/snapshot.ts";
import type { Session } from "../stage/staging.ts";
import { stagedCars } from "./figures.ts";

/** Cars whose pictures are all on hosts that the site does not fetch from. */
export interface BlockedPhotos {
  /** Cars with pictures, of the first 2,000 of the feed. */
  pictured: number;
  blocked: number;
  /** The hosts, most frequent first. */
  hosts: string[];
}

const firstCars = 2000;

/** `photoHosts` as in a dealer's configuration: `photos.example`, or `http://photos.example` also for http. */
export async function readBlockedPhotos(
  session: Session,
  snapshot: Snapshot,
  photoHosts: readonly string[],
): Promise<BlockedPhotos> {
  const { rows } = await sql<Record<"images" | "custom" | "preview", string>>`
    select images, custom_background_images as custom, preview_images as preview
    ${stagedCars(snapshot)} order by position limit ${firstCars}`.execute(session);
  const hosts = new Map<string, number>();
  let pictured = 0;
  let blocked = 0;
  for (const row of rows) {
    const urls = [row.images, row.custom, row.preview].flatMap(
      (list) => JSON.parse(list) as string[],
    );
    if (urls.length === 0) continue;
    pictured++;
    if (urls.some((url) => isFetched(url, photoHosts))) continue;
    blocked++;
    for (const host of new Set(urls.map(hostOf))) hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  const byCount = [...hosts].sort(([, a], [, b]) => b - a);
  return { pictured, blocked, hosts: byCount.map(([host]) => host) };
}

function isFetched(url: string, photoHosts: readonly string[]): boolean {
  if (ownPhotoPath(url)) return true;
  const { protocol, hostname } = URL.parse(url) ?? {};
  if (hostname === undefined) return false;
  if (photoHosts.includes(`http://${hostname}`)) return true;
  return protocol === "https:" && photoHosts.includes(hostname);
}

function hostOf(url: string): string {
  const { protocol, hostname } = URL.parse(url) ?? {};
  if (hostname === undefined) return url.slice(0, 60);
  return protocol === "http:" ? `http://${hostname}` : hostname;
}
