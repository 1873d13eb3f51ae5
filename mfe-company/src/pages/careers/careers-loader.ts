import { getCareers } from "@forecourt/contracts/areas/company/careers";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { slug } from "@forecourt/domain/slug";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { type CareersData, careersFormId } from "./careers-data.ts";

/** Open positions and the form to apply for one; `?position=detailer` chooses one in the form. */
export const loadCareers: PageLoader<CareersData> = async (request) => {
  const { site, url } = request;
  const { head, otherPosition, ...content } = await areaClient(request)(getCareers);
  const titles = content.positions.map(({ title }) => title);
  const options = [...new Set([...titles, otherPosition])];
  const asked = url.searchParams.get("position");
  const canonical = href.page("company", "careers");
  const trail = companyTrail(site, { label: fillText(site.texts, "menu.careers") });
  return {
    kind: "page",
    data: {
      ...content,
      positions: content.positions.map((position) => ({
        ...position,
        applyHref: `${canonical}?position=${slug(position.title)}#${careersFormId}`,
      })),
      apply: fillText(site.texts, "careers.apply"),
      crumbs: { label: fillText(site.texts, "breadcrumb.label"), trail },
      form: {
        ...messageFormTexts(site),
        submit: fillText(site.texts, "careers.submit"),
        sent: fillText(site.texts, "careers.sent"),
        receipt: fillText(site.texts, "careers.receipt"),
        consent: fillText(site.texts, "careers.consent"),
        position: {
          label: fillText(site.texts, "careers.position"),
          choose: fillText(site.texts, "careers.position.choose"),
          missing: fillText(site.texts, "leadFault.required"),
          options,
          chosen: options.find((title) => slug(title) === asked) ?? "",
        },
        resume: {
          label: fillText(site.texts, "careers.resume"),
          help: fillText(site.texts, "careers.resume.help"),
          again: fillText(site.texts, "careers.resume.again"),
          tooLarge: fillText(site.texts, "leadFault.resume.too-large"),
        },
      },
    },
    head: { ...head, canonical, jsonLd: [breadcrumbNode(trail, canonical, site)] },
  };
};
