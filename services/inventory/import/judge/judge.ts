import type { Snapshot } from "../apply/snapshot.ts";
import type { Session } from "../stage/staging.ts";
import { readBlockedPhotos } from "./blocked-photos.ts";
import { liveCars, readFigures, stagedCars } from "./figures.ts";
import { readOddNames } from "./odd-names.ts";
import { type JudgedImport, type Oddity, odditiesOf } from "./oddities.ts";
import { usualShares } from "./usual-shares.ts";

export interface ToJudge {
  snapshot: Snapshot;
  gone: number;
  rows: JudgedImport["rows"];
  /** The hosts from which the dealer's site fetches pictures; null = unknown. */
  photoHosts: readonly string[] | null;
}

/** Oddities of a staged snapshot, compared with the store's cars and its earlier imports. */
export async function judge(
  session: Session,
  { snapshot, gone, rows, photoHosts }: ToJudge,
): Promise<Oddity[]> {
  return odditiesOf({
    gone,
    figures: await readFigures(session, snapshot),
    usual: await usualShares(session, snapshot),
    names: {
      before: await readOddNames(session, liveCars(snapshot)),
      after: await readOddNames(session, stagedCars(snapshot)),
    },
    photos: photoHosts && (await readBlockedPhotos(session, snapshot, photoHosts)),
    rows,
  });
}
