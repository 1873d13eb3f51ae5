import { z } from "zod";
import { ContentLink, HeadTexts } from "../../content-parts.ts";
import { AssetName, Email, Line, orNull, Phone, Slug } from "../../dealer-config/values.ts";
import { endpoint } from "../../endpoint.ts";
import { ShownReview } from "./reviews.ts";

/** The departments of a dealer's people, in the order of the team's page. */
export const TeamDepartment = z.enum(["sales", "finance", "service", "parts"]);
export type TeamDepartment = z.infer<typeof TeamDepartment>;

/** A person of the dealer, as written in its file. */
export const TeamMember = z.object({
  /** The last part of the address of their page. */
  slug: Slug,
  department: TeamDepartment,
  /** Further departments that they work for, whose list they are in, too. */
  alsoFor: z.array(TeamDepartment).default([]),
  firstName: Line,
  lastName: Line,
  title: Line,
  /** The person's own phone number; null = the number of their department. */
  phone: orNull(Phone),
  /** Dialed after the number: "214". */
  extension: orNull(z.string().regex(/^\d{1,6}$/, "an extension of up to six digits, in quotes")),
  /** The days on which they work, as the words after "Works": "Tuesday to Saturday"; null = not said. */
  days: orNull(Line),
  /** Gets the messages of their page. Published only with `showEmails`. */
  email: orNull(Email),
  /** The languages that they speak with customers. */
  languages: z.array(Line).min(1, "at least one language"),
  /** The year in which they began here. */
  since: z.int("a year").min(1950, "a year such as 2019").max(2100, "a year such as 2019"),
  /** A picture in `assets/`; null = their initials. */
  photo: orNull(AssetName),
  /** Certificates that the person holds: "ASE Certified Master Technician". */
  certificates: z.array(Line).default([]),
  /** True for the person who leads the department; listed first. */
  departmentLead: z.boolean().default(false),
  /** Ids of the stores where they work; missing = all. */
  stores: z.array(Slug).min(1, "at least one store").optional(),
  /** Paragraphs in the dealer's voice. */
  bio: z.array(Line).min(1, "at least one paragraph"),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** The pages of the dealer's people. */
export const TeamContent = z.object({
  head: HeadTexts,
  title: z.string(),
  lead: z.string(),
  /** Shown for a store that lists no one. */
  empty: z.string(),
  /** An invitation to apply for a job; null = none. */
  promo: z
    .object({ title: z.string(), description: z.string(), link: ContentLink })
    .nullable()
    .default(null),
  /** True = the pages of the team and of each person show email addresses. */
  showEmails: z.boolean().default(false),
  members: z
    .array(TeamMember)
    .default([])
    .superRefine(refuseEqualSlugs)
    .superRefine(refuseRepeatedDepartments),
});
export type TeamContent = z.infer<typeof TeamContent>;

function refuseRepeatedDepartments(members: readonly TeamMember[], context: z.RefinementCtx): void {
  for (const [index, { department, alsoFor }] of members.entries()) {
    const known: TeamDepartment[] = [department];
    for (const [at, other] of alsoFor.entries()) {
      if (known.includes(other)) {
        context.addIssue({
          code: "custom",
          path: [index, "alsoFor", at],
          message: `another department, because this person is in "${other}" already`,
        });
      }
      known.push(other);
    }
  }
}

function refuseEqualSlugs(members: readonly TeamMember[], context: z.RefinementCtx): void {
  for (const [index, { slug }] of members.entries()) {
    if (members.findIndex((other) => other.slug === slug) === index) continue;
    context.addIssue({
      code: "custom",
      path: [index, "slug"],
      message: "a name of their own, because another person has this one",
    });
  }
}

/** A person as visitors see them. `phone` is the number to call, `photo` a path of the site. */
export const ListedMember = TeamMember.omit({
  email: true,
  certificates: true,
  bio: true,
}).extend({
  phone: Phone,
  photo: z.string().nullable(),
  /** Id and name of each store where they work; empty = all stores of the dealer. */
  stores: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ListedMember = z.infer<typeof ListedMember>;

/** A person on the page of the team. The added fields are optional: services deployed before they existed omit them. */
export const TeamCard = ListedMember.extend({
  /** The first sentence about them; null = not said. */
  summary: z.string().nullable().default(null),
  /** Null = not shown. */
  email: z.string().nullable().default(null),
  /** True for the general manager of a store. */
  manager: z.boolean().default(false),
});
export type TeamCard = z.infer<typeof TeamCard>;

export const Team = TeamContent.extend({
  /** The people of the asked store, else of the visitor's store, else all. */
  members: z.array(TeamCard),
  /**
   * Id of the store whose people are listed; null = people of all stores. This field and the following ones are
   * optional: services deployed before they existed omit them.
   */
  store: z.string().nullable().default(null),
  /** Number of people at all stores. */
  total: z.number().default(0),
  /** Ids of the stores that have people of their own, in the order of the stores. */
  staffed: z.array(z.string()).default([]),
});
export type Team = z.infer<typeof Team>;

const errors = ["content-unknown", "dealer-unknown"] as const;

export const getTeam = endpoint({
  method: "GET",
  path: "/api/company/pages/team",
  /** `store`: an id, or `all`; missing or unknown = the visitor's. */
  query: z.object({ store: z.string().max(60).optional() }),
  reply: Team,
  errors: ["bad-query", ...errors],
});

/**
 * A person with the details of their own page. `email` and `certificates` are optional: services deployed before they
 * existed omit them.
 */
export const MemberDetails = ListedMember.extend({
  bio: z.array(z.string()),
  /** Null = not shown. */
  email: z.string().nullable().default(null),
  certificates: z.array(z.string()).default([]),
});
export type MemberDetails = z.infer<typeof MemberDetails>;

export const MemberPage = z.object({
  member: MemberDetails,
  /**
   * Up to three more people: of the same store, then of the dealer's others, and of both those of the department first.
   */
  others: z.array(ListedMember),
  /**
   * Reviews of customers that name the person. This field and the following ones are optional: services deployed before
   * they existed omit them.
   */
  reviews: z.array(ShownReview).default([]),
  /** Opening hours within which the store that gets the message replies; null = not said. */
  replyHours: z.number().nullable().default(null),
  /** The sentence on calls and texts in the name of that store; null = that of the visitor's store. */
  consent: z.string().nullable().default(null),
});
export type MemberPage = z.infer<typeof MemberPage>;

/** `content-unknown` for a slug that no team member has. */
export const getTeamMember = endpoint({
  method: "GET",
  path: "/api/company/team/:slug",
  params: z.object({ slug: z.string().max(60) }),
  reply: MemberPage,
  errors,
});
