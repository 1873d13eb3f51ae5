import {
  type Careers,
  getCareers,
  type OpenPosition,
} from "@forecourt/contracts/areas/company/careers";
import type { PageLoader } from "@forecourt/contracts/page";
import { careersPath, positionPath } from "@forecourt/contracts/paths/position-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { applicationFormTexts } from "../../forms/application-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { workplace } from "../../parts/workplace.ts";
import type { PositionData } from "./position-data.ts";
import { positionFacts } from "./position-facts.ts";
import { positionNode } from "./position-node.ts";

/** Most positions beside another one. */
const maxOthers = 3;

/** An open position with a form to apply for it; one that is no longer open is the site's 404 page. */
export const loadPosition: PageLoader<PositionData> = async (request) => {
  const { site, params } = request;
  const careers = await areaClient(request)(getCareers);
  const position = careers.positions.find(({ id }) => id !== null && id === params["id"]);
  if (!position) return { kind: "not-found" };
  const { title, description } = position;
  const text = (key: string, values = {}) => fillText(site.texts, `careers.${key}`, values);
  const canonical = positionPath(params["id"] ?? "");
  const all = { label: fillText(site.texts, "menu.careers"), href: careersPath };
  const trail = companyTrail(site, all, { label: title });
  const node = positionNode(position, canonical, site);
  const { city, stateShort } = workplace(
    site,
    position.storeIds.map((id) => ({ id })),
  );
  return {
    kind: "page",
    data: {
      title,
      description,
      facts: positionFacts(position, site),
      lists: (["duties", "requirements", "benefits"] as const)
        .map((id) => ({ id, title: text(id), list: position[id] }))
        .filter(({ list }) => list.length > 0),
      body: bodyOf(careers),
      formTitle: text("form", { position: title }),
      form: applicationFormTexts(site, {
        options: [title, careers.otherPosition],
        chosen: title,
        replyDays: careers.replyDays,
        // An applicant who chooses another position here still applies to a store of this one.
        positions: [position, { ...position, title: careers.otherPosition }],
        consent: position.consent,
      }),
      crumbs: { label: fillText(site.texts, "breadcrumb.label"), trail },
      others: othersOf(position, careers.positions, site),
    },
    head: {
      title: text("position.head.title", { position: title, city, stateShort }),
      description: text("position.head.description", { position: title }),
      canonical,
      jsonLd: [...(node === null ? [] : [node]), breadcrumbNode(trail, canonical, site)],
    },
  };
};

/** About applying: what follows the introduction to all positions. */
function bodyOf({ body }: Careers): Careers["body"] {
  const first = body.findIndex(({ kind }) => kind === "heading");
  return first === -1 ? body : body.slice(first);
}

function othersOf(
  position: OpenPosition,
  positions: readonly OpenPosition[],
  { texts }: SiteContext,
): PositionData["others"] {
  const links = positions.flatMap((other) =>
    other === position || other.id === null
      ? []
      : [{ label: other.title, href: positionPath(other.id) }],
  );
  if (links.length === 0) return null;
  const all = { label: fillText(texts, "careers.all"), href: careersPath };
  return { title: fillText(texts, "careers.others"), links: [...links.slice(0, maxOthers), all] };
}
