import { href } from "@forecourt/contracts/href";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { UnlockData } from "./unlock-data.ts";
import { unlockView } from "./unlock-view.ts";

/** Shown instead of an early-access car; reveals nothing about it. */
export interface GatedVehicleData {
  unlock: UnlockData;
  browse: { label: string; href: string };
}

/** The page of such a car. No redirect to its own address, which would reveal the car. */
export function gatedVehiclePage(request: PageRequest): PageResult<GatedVehicleData> {
  const { texts, earlyAccessDays: days } = request.site;
  const title = fillText(texts, "unlock.car.title");
  const body = fillText(texts, "unlock.car.body", { days });
  return {
    kind: "page",
    data: {
      unlock: unlockView(request, { title, body }),
      browse: { label: fillText(texts, "unlock.car.browse"), href: href.search() },
    },
    head: {
      title: fillText(texts, "unlock.car.head"),
      description: body,
      canonical: null,
      index: false,
    },
  };
}
