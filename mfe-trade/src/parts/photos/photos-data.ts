import type { Photo, PhotoFault } from "@forecourt/contracts/areas/trade/photos";

/** Data of `PhotosPart`. */
export interface PhotosData {
  /** Token of the appraisal. */
  token: string;
  /** The path of the page that shows the part: a form without JavaScript returns to it. */
  page: string;
  photos: readonly Photo[];
  /** Faults of an upload without JavaScript. */
  faults: readonly PhotoFault[];
}
