import { getAbout } from "@forecourt/contracts/areas/company/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { dealerOf } from "../../parts/dealer-of.ts";
import type { AboutData } from "./about-data.ts";

/** The page about the company as its service publishes it. */
export const loadAbout: PageLoader<AboutData> = async (request) => {
  const { site } = request;
  const { head, ...data } = await areaClient(request)(getAbout);
  const canonical = href.page("company", "about");
  const trail = [{ label: fillText(site.texts, "menu.ourCompany") }];
  return {
    kind: "page",
    data,
    head: {
      ...head,
      canonical,
      jsonLd: [
        ...data.locations.map((location) => dealerOf(location, site)),
        breadcrumbNode(trail, canonical, site),
      ],
    },
  };
};
