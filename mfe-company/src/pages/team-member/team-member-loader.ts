import { getTeamMember } from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { personView } from "../../parts/person-view.ts";
import { personNode } from "./person-node.ts";
import type { TeamMemberData } from "./team-member-data.ts";

/** A person of the dealer with a form that writes to them; a name that is not on the team is the site's 404 page. */
export const loadTeamMember: PageLoader<TeamMemberData> = async (request) => {
  const { site, params } = request;
  const { slug = "" } = params;
  const { member, others } = await areaClient(request)(getTeamMember, { params: { slug } });
  const { title, firstName } = member;
  const person = personView(member, site);
  const canonical = teamMemberPath(member.slug);
  const team = {
    label: fillText(site.texts, "menu.meetOurTeam"),
    href: href.page("company", "team"),
  };
  const trail = companyTrail(site, team, { label: person.fullName });
  const names = { name: person.fullName, title };
  return {
    kind: "page",
    data: {
      trail,
      person,
      phone: member.phone,
      bio: member.bio,
      store: member.stores[0]?.id ?? null,
      form: messageFormTexts(site),
      others: others.map((other) => personView(other, site)),
      labels: {
        trail: fillText(site.texts, "breadcrumb.label"),
        call: fillText(site.texts, "team.call", { name: firstName }),
        message: fillText(site.texts, "team.message.title", { name: firstName }),
        others: fillText(site.texts, "team.others"),
      },
    },
    head: {
      title: fillText(site.texts, "team.member.head.title", names),
      description: fillText(site.texts, "team.member.head.description", names),
      canonical,
      // Social networks show no SVG; without an image they get the page's drawn preview.
      ...(member.photo && !/\.svg\b/.test(member.photo) && { image: member.photo }),
      jsonLd: [personNode(member, site), breadcrumbNode(trail, canonical, site)],
    },
  };
};
