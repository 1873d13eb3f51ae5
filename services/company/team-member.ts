import type { ShownReview } from "@forecourt/contracts/areas/company/reviews";
import type { MemberPage, TeamMember } from "@forecourt/contracts/areas/company/team";
import { AppError } from "@forecourt/contracts/errors";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { shownReviews } from "./reviews/shown-reviews.ts";
import { listed, worksIn } from "./team.ts";

/** People and reviews that a person's page shows at most. */
const maxOthers = 3;
const maxReviews = 3;

/** The dealers, the tenant of the request, and its time. */
interface Source {
  dealers: Dealers;
  tenant: Tenant;
  now: Date;
}

/**
 * A person, of whichever store, with colleagues, and with the promises of the store that gets their messages.
 * @throws AppError content-unknown for a slug that no team member has
 */
export function memberPage(slug: string, source: Source): MemberPage {
  const { dealers, tenant } = source;
  const { members, showEmails } = pageContent(dealers, tenant, "company/team");
  const member = members.find((one) => one.slug === slug);
  if (!member) throw new AppError("content-unknown", "this dealer has no team member of that name");
  const { bio, certificates, email, stores: [home] = [] } = member;
  const atHome = home === undefined ? tenant : { ...tenant, storeId: home };
  return {
    member: {
      ...listed(member, dealers, tenant),
      bio: [...bio],
      certificates: [...certificates],
      email: showEmails ? email : null,
    },
    others: colleagues(member, members).map((other) => listed(other, dealers, tenant)),
    reviews: reviewsOf(slug, source),
    replyHours: dealers.config(atHome).leads.replyWithinHours,
    consent: dealers.site(atHome).texts["leadForm.consent"] ?? null,
  };
}

/** Colleagues of a member: first those of the same store; in each half, first those of the same department. */
function colleagues(member: TeamMember, members: readonly TeamMember[]): TeamMember[] {
  const { department, stores: [home] = [] } = member;
  const distanceOf = (other: TeamMember) =>
    (home === undefined || worksIn(other, home) ? 0 : 2) +
    (other.department === department ? 0 : 1);
  return members
    .filter((other) => other !== member)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, maxOthers);
}

/** The latest reviews that name a person; the home page, which shows all, may be switched off. */
function reviewsOf(slug: string, { dealers, tenant, now }: Source): ShownReview[] {
  const { reviews = [] } = shownReviews(dealers, tenant, now) ?? {};
  return reviews.filter(({ staff }) => staff.includes(slug)).slice(0, maxReviews);
}
