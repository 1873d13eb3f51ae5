import { getTeam, type Team, TeamDepartment } from "@forecourt/contracts/areas/company/team";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { companyTrail } from "../../parts/company-trail.ts";
import { personWithContact } from "../../parts/person-view.ts";
import { teamPath } from "../../parts/team-path.ts";
import type { TeamData } from "./team-data.ts";

const page = href.page("company", "team");

/** Loads the people of a store or of all stores, by department; `?store=` has the id of a store, or `all`. */
export const loadTeam: PageLoader<TeamData> = async (request) => {
  const { site, url } = request;
  const asked = url.searchParams.get("store") ?? undefined;
  // The service knows no longer ids than that.
  const store = asked !== undefined && asked.length <= 60 ? asked : undefined;
  const team = await areaClient(request)(getTeam, { query: { store } });
  const { head, empty, promo } = team;
  const trail = companyTrail(site, { label: fillText(site.texts, "menu.meetOurTeam") });
  return {
    kind: "page",
    ...(team.store !== null && { store: team.store }),
    data: {
      ...headingOf(team, site),
      empty,
      promo,
      crumbs: { label: fillText(site.texts, "breadcrumb.label"), trail },
      stores: storesOf(team, site),
      departments: departmentsOf(team, site),
    },
    head: {
      ...head,
      ...(team.store === null && site.stores.length > 1 && titleOfAll(site)),
      canonical: page,
      jsonLd: [breadcrumbNode(trail, page, site)],
    },
  };
};

/** The people of all stores are not those of the visitor's. */
function titleOfAll({ texts }: SiteContext) {
  return { title: fillText(texts, "team.ofAll.head.title") };
}

/** The words of the content are for all stores; the people of one store are named after it. */
function headingOf({ title, lead, store: id }: Team, { texts, stores, places = [] }: SiteContext) {
  const store = stores.find((one) => one.id === id);
  if (!store || stores.length < 2) return { title, lead };
  const hasService = places.find((one) => one.id === id)?.service !== null;
  return {
    title: fillText(texts, "team.ofStore.title", { store: store.name }),
    lead: fillText(texts, `team.ofStore.lead${hasService ? "" : ".noService"}`),
  };
}

/** Links to the people of all stores of a group and of each store that has some; null = there is no choice. */
function storesOf({ store, staffed }: Team, { texts, stores }: SiteContext): TeamData["stores"] {
  const shown = stores.filter(({ id }) => staffed.includes(id));
  if (shown.length < 2) return null;
  const all = {
    label: fillText(texts, "store.all"),
    href: teamPath("all"),
    current: store === null,
  };
  return {
    label: fillText(texts, "team.byStore"),
    links: [
      all,
      ...shown.map(({ id, name }) => ({
        label: name,
        href: teamPath(id),
        current: id === store,
      })),
    ],
  };
}

/**
 * General managers answer for a whole store, so they come before the departments; who works for several is in each.
 * Among the few people of one store a manager has one card, which names what else they do.
 */
function departmentsOf({ members, store }: Team, site: SiteContext): TeamData["departments"] {
  const groups = (["management", ...TeamDepartment.options] as const).map((id) => ({
    id,
    title: fillText(site.texts, `team.department.${id}`),
    people: members
      .filter(
        ({ manager, department, alsoFor }) =>
          (manager ? "management" : department) === id ||
          (!(manager && store !== null) && alsoFor.some((other) => other === id)),
      )
      .map((member) => personWithContact(member, site)),
  }));
  return groups.filter(({ people }) => people.length > 0);
}
