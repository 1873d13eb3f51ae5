import { getTeamMember, type MemberDetails } from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { PageLoader } from "@forecourt/contracts/page";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { personView } from "../../parts/person-view.ts";
import { workplace } from "../../parts/workplace.ts";
import { personNode } from "./person-node.ts";
import { placeOfMember } from "./place-of-member.ts";
import type { TeamMemberData } from "./team-member-data.ts";

/** A person of the dealer with a form that writes to them; a name that is not on the team is the site's 404 page. */
export const loadTeamMember: PageLoader<TeamMemberData> = async (request) => {
  const { site, params } = request;
  const { slug = "" } = params;
  const { member, others } = await areaClient(request)(getTeamMember, { params: { slug } });
  const { title, firstName } = member;
  const listed = personView(member, site);
  const days =
    member.days === null ? [] : [fillText(site.texts, "team.days", { days: member.days })];
  const person = { ...listed, facts: [...listed.facts, ...days] };
  const canonical = teamMemberPath(member.slug);
  const team = {
    label: fillText(site.texts, "menu.meetOurTeam"),
    href: href.page("company", "team"),
  };
  const trail = companyTrail(site, team, { label: person.fullName });
  const { city, stateShort } = workplace(site, member.stores);
  const names = { name: person.fullName, title, city, stateShort };
  return {
    kind: "page",
    data: {
      trail,
      person,
      call: callOf(member, site),
      bio: member.bio,
      place: placeOfMember(member, site, new Date()),
      store: member.stores[0]?.id ?? null,
      form: messageFormTexts(site),
      next: nextOf(member, site),
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

function callOf(
  { phone, extension }: MemberDetails,
  { texts, phoneMasks }: SiteContext,
): TeamMemberData["call"] {
  const number = maskPhone(phone, phoneMasks.general);
  const text =
    extension === null ? number : fillText(texts, "team.extension", { phone: number, extension });
  // A comma is a pause of the keypad on iOS and Android, which do not read `;ext=` of RFC 3966 alike.
  return { dialed: extension === null ? phone : `${phone},${extension}`, text };
}

/** Where each department leads. */
const targets = {
  sales: "inventory.search",
  finance: "financing.apply",
  service: "service.schedule",
  parts: "service.index",
} as const;

function nextOf({ department }: MemberDetails, { texts, pages }: SiteContext) {
  const path = linkTo(pages, targets[department]);
  const team = {
    label: fillText(texts, "team.everyone"),
    href: href.page("company", "team"),
  };
  return path === null
    ? [team]
    : [{ label: fillText(texts, `team.next.${department}`), href: path }, team];
}
