import { getTeam, TeamDepartment } from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { personWithContact } from "../../parts/person-view.ts";
import type { TeamData } from "./team-data.ts";

/** The dealer's people by department. */
export const loadTeam: PageLoader<TeamData> = async (request) => {
  const { site } = request;
  const { head, members, ...content } = await areaClient(request)(getTeam);
  const departments = TeamDepartment.options.map((id) => ({
    id,
    title: fillText(site.texts, `team.department.${id}`),
    people: members
      .filter(({ department }) => department === id)
      .map((member) => personWithContact(member, site)),
  }));
  const canonical = href.page("company", "team");
  const trail = companyTrail(site, { label: fillText(site.texts, "menu.meetOurTeam") });
  return {
    kind: "page",
    data: {
      ...content,
      crumbs: { label: fillText(site.texts, "breadcrumb.label"), trail },
      departments: departments.filter(({ people }) => people.length > 0),
    },
    head: { ...head, canonical, jsonLd: [breadcrumbNode(trail, canonical, site)] },
  };
};
