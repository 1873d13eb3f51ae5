import { getAbout } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { dealerOf } from "../../parts/dealer-of.ts";
import type { AboutData } from "./about-data.ts";

/** The page about the company as its service publishes it. */
export const loadAbout: PageLoader<AboutData> = async (request) => {
  const { head, ...data } = await areaClient(request)(getAbout);
  return {
    kind: "page",
    data,
    head: {
      ...head,
      canonical: href.page("company", "about"),
      jsonLd: data.locations.map((location) => dealerOf(location, request.site)),
    },
  };
};
