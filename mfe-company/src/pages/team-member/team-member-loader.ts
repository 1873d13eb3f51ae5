import {
  getTeamMember,
  type MemberDetails,
  type MemberPage,
} from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { PageLoader } from "@forecourt/contracts/page";
import { pathForStore } from "@forecourt/contracts/paths/asked-store";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { linkRel } from "@forecourt/remote-kit/content/link-rel";
import { fillText } from "@forecourt/remote-kit/site-context";
import { messageFormTexts } from "../../forms/message-form-texts.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { personCall } from "../../parts/person-call.ts";
import { personView } from "../../parts/person-view.ts";
import { reviewView } from "../../parts/reviews/review-view.ts";
import { workplace } from "../../parts/workplace.ts";
import { personNode } from "./person-node.ts";
import { placeOfMember } from "./place-of-member.ts";
import type { TeamMemberData } from "./team-member-data.ts";

const teamPath = href.page("company", "team");

/** A person of the dealer with a form that writes to them; a name that is not on the team is the site's 404 page. */
export const loadTeamMember: PageLoader<TeamMemberData> = async (request) => {
  const { site, params } = request;
  const { slug = "" } = params;
  const page = await areaClient(request)(getTeamMember, { params: { slug } });
  const { member } = page;
  const { title } = member;
  const place = placeOfMember(member, site, new Date());
  // The page shows the days beside the place, if the place is known.
  const person = personView(member, site, { withDays: place === null });
  const canonical = teamMemberPath(member.slug);
  const trail = trailTo(person.fullName, atTheirStore(teamPath, member, site), site);
  const { city, stateShort } = workplace(site, member.stores);
  const names = { name: person.fullName, title, city, stateShort };
  return {
    kind: "page",
    ...(member.stores[0] && { store: member.stores[0].id }),
    data: {
      trail,
      person,
      call: personCall(member, site),
      email: member.email,
      bio: member.bio,
      certificates: member.certificates,
      place,
      store: member.stores[0]?.id ?? null,
      reply: replyOf(page, site),
      form: formOf(page, site),
      next: nextOf(member, site),
      reviews: page.reviews.map((review) => reviewView(review, site)),
      others: page.others.map((other) => personView(other, site)),
      labels: labelsOf(member, site),
    },
    head: {
      title: fillText(site.texts, "team.member.head.title", names),
      description: fillText(site.texts, "team.member.head.description", names),
      canonical,
      // Social networks show no SVG; without an image they get the page's drawn preview.
      ...(member.photo && !/\.svg\b/.test(member.photo) && { image: member.photo }),
      jsonLd: [
        personNode(member, site),
        breadcrumbNode(trailTo(person.fullName, teamPath, site), canonical, site),
      ],
    },
  };
};

function trailTo(name: string, team: string, site: SiteContext) {
  const label = fillText(site.texts, "menu.meetOurTeam");
  const rel = linkRel(team);
  return companyTrail(site, { label, href: team, ...(rel && { rel }) }, { label: name });
}

function labelsOf(
  { firstName: name }: MemberDetails,
  { texts }: SiteContext,
): TeamMemberData["labels"] {
  return {
    trail: fillText(texts, "breadcrumb.label"),
    call: fillText(texts, "team.call", { name }),
    callButton: fillText(texts, "team.call.button"),
    messageButton: fillText(texts, "team.message.button"),
    email: fillText(texts, "team.email", { name }),
    certificates: fillText(texts, "team.certificates"),
    message: fillText(texts, "team.message.title", { name }),
    reviews: fillText(texts, "team.reviews", { name }),
    others: fillText(texts, "team.others"),
  };
}

/**
 * Sentence on by when somebody answers: the message goes to the store, too, where others read it on the person's days
 * off.
 */
function replyOf(
  { member: { firstName: name }, replyHours: hours }: MemberPage,
  { texts }: SiteContext,
): string | null {
  if (hours === null) return null;
  return fillText(texts, `team.reply.${hours === 1 ? "one" : "other"}`, { name, hours });
}

/** A message to a person is not about cars for sale, and the sentence names the store that gets it. */
function formOf({ consent }: MemberPage, site: SiteContext): TeamMemberData["form"] {
  return { ...messageFormTexts(site), unlocks: false, ...(consent !== null && { consent }) };
}

/** Pages for the work of each department. */
const targets = {
  sales: "inventory.search",
  finance: "financing.apply",
  service: "service.schedule",
  parts: "service.index",
} as const;

/** Links to the pages about the department's work and to the team, at the store where the person works. */
function nextOf(member: MemberDetails, site: SiteContext) {
  const { texts, pages } = site;
  const { department } = member;
  const target = linkTo(pages, targets[department]);
  const team = {
    label: fillText(texts, "team.everyone"),
    href: atTheirStore(teamPath, member, site),
  };
  if (target === null) return [team];
  const path = atTheirStore(target, member, site);
  return [{ label: fillText(texts, `team.next.${department}`), href: path }, team];
}

/** The page for the one store of several where a person works, unless that is the visitor's. */
function atTheirStore(
  path: string,
  { stores }: MemberDetails,
  { places = [], store, storeChosen }: SiteContext,
): string {
  const [only, other] = stores;
  const isOfOne = only !== undefined && other === undefined && places.length > 1;
  const isChosen = storeChosen && store.id === only?.id;
  return isOfOne && !isChosen ? pathForStore(path, only.id) : path;
}
