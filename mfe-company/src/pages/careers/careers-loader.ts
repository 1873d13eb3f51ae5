import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { slug } from "@forecourt/domain/slug";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { applicationFormTexts } from "../../forms/application-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { positionGroups } from "../../parts/positions/position-groups.ts";
import type { CareersData } from "./careers-data.ts";

/** Open positions and the form to apply for one; `?position=detailer` chooses one in the form. */
export const loadCareers: PageLoader<CareersData> = async (request) => {
  const { site, url } = request;
  const { head, otherPosition, replyDays, consent, positions, ...content } =
    await areaClient(request)(getCareers);
  const titles = positions.map(({ title }) => title);
  const options = [...new Set([...titles, otherPosition])];
  const asked = url.searchParams.get("position");
  const canonical = href.page("company", "careers");
  const trail = companyTrail(site, { label: fillText(site.texts, "menu.careers") });
  return {
    kind: "page",
    data: {
      ...content,
      groups: positionGroups(positions, site),
      labels: {
        apply: fillText(site.texts, "careers.apply"),
        details: fillText(site.texts, "careers.details"),
      },
      crumbs: { label: fillText(site.texts, "breadcrumb.label"), trail },
      form: applicationFormTexts(site, {
        options,
        replyDays,
        positions,
        consent,
        chosen: options.find((title) => slug(title) === asked) ?? "",
      }),
    },
    head: { ...head, canonical, jsonLd: [breadcrumbNode(trail, canonical, site)] },
  };
};
