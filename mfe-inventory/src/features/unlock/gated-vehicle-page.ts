import { href } from "@forecourt/contracts/href";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { UnlockData } from "./unlock-data.ts";
import { unlockView } from "./unlock-view.ts";

/** What is shown in place of a car that has to be unlocked first: nothing of it. */
export interface GatedVehicleData {
  unlock: UnlockData;
  browse: { label: string; href: string };
}

/** The page of such a car, at whatever address it was asked for: its own would say what it is. */
export function gatedVehiclePage(request: PageRequest): PageResult<GatedVehicleData> {
  const { texts, privateDays: days } = request.site;
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

/** Whether a failed call says that. Known by its code: the class is another one in every bundle. */
export function saysPrivate(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "vehicle-private"
  );
}
