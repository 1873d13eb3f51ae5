import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";
import { Party, Step, Typed } from "./application-parts.ts";
import { CarOfInterest, StatedDeal } from "./car.ts";

/** Days for which a draft is stored after its last change. */
export const draftDays = 7;

const params = z.object({ token: LinkToken });

/** Fields by path, such as `residences.0.city`; see `applicant-fields.ts` in `shared/domain/financing`. */
const FieldsByPath = z.record(z.string().max(60), Typed);

const StepState = z.object({
  step: Step,
  /** Texts by field; empty = the step is complete. */
  faults: z.record(z.string(), z.string()),
  /** True once anything was typed. */
  isBegun: z.boolean(),
  /** The id of the page that saved it last; null = none did. */
  editor: z.string().nullable(),
});

/** A part of a draft, for the applicant whose token asks. */
const DraftPart = z.object({
  /** A social security number comes back masked; sent back masked, it stays as it is. */
  fields: FieldsByPath,
  steps: z.array(StepState),
  /** Months that the addresses and jobs cover; 24 are needed. */
  coveredMonths: z.object({ residences: z.int(), employment: z.int() }),
  /** True where the law lets the marital status be asked, and the answer matters. */
  asksMaritalStatus: z.boolean(),
  /** Time of earlier agreements that have to be given again; null or missing = none. */
  agreedBefore: z.iso.datetime().nullish(),
});

/** A draft as its holder sees it. The invited co-borrower sees their own part alone. */
export const Draft = z.object({
  party: Party,
  expiresAt: z.iso.datetime(),
  /** Own parts: of an invited co-borrower `coBorrower` alone. */
  borrower: DraftPart.nullable(),
  /** Null = the borrower applies alone; or the co-borrower was invited and fills in by themselves. */
  coBorrower: DraftPart.nullable(),
  /** The car of the deal, as the inventory has it now, for both applicants; null or missing = not decided. */
  car: CarOfInterest.nullish(),
  /**
   * Deal for which financing is requested, for both applicants, without fields that have a fault. An invited
   * co-borrower sees no trade-in. Null or missing = the application was sent.
   */
  deal: StatedDeal.nullish(),
  /** Two people apply. */
  isJoint: z.boolean(),
  /** Progress of an invited co-borrower; null = none is invited. */
  invitation: z.enum(["sent", "begun", "complete"]).nullable(),
  /** Time at which the co-borrower's current link was created; null = none is invited, or it is not known. */
  invitedAt: z.iso.datetime().nullable(),
  /** The borrower's first name, for the co-borrower's page. */
  borrowerFirstName: z.string(),
  /** Set once it was submitted; `token` opens the status page of this applicant. */
  submitted: z.object({ number: z.string(), token: LinkToken }).nullable(),
});
export type Draft = z.infer<typeof Draft>;

/** Begins an application. Its token is the link by which it is resumed, on any device. */
export const startDraft = endpoint({
  method: "POST",
  path: "/api/financing/drafts",
  body: z.object({
    isJoint: z.boolean().default(false),
    /** Fields of the borrower that are known already, as of a pre-approval. */
    fields: FieldsByPath.default({}),
  }),
  reply: z.object({ token: LinkToken, expiresAt: z.iso.datetime() }),
  errors: ["bad-body", "forbidden", "too-many-requests"],
});

export const getDraft = endpoint({
  method: "GET",
  path: "/api/financing/drafts/:token",
  params,
  reply: Draft,
  errors: ["bad-request", "not-found"],
});

/**
 * Stores one step of one part; the other steps and the other part stay as they are, so that two people and
 * two tabs never overwrite each other's steps. Faults are stored with what was typed and come back in the
 * reply. An unknown field is `bad-body`.
 */
export const saveDraft = endpoint({
  method: "PUT",
  path: "/api/financing/drafts/:token",
  params,
  body: z.object({ party: Party.default("borrower"), step: Step, fields: FieldsByPath }),
  reply: Draft,
  errors: ["bad-request", "bad-body", "forbidden", "not-found", "record-gone"],
});

/** Says whether a second person applies; `false` drops their part and their link. */
export const setJoint = endpoint({
  method: "PUT",
  path: "/api/financing/drafts/:token/joint",
  params,
  body: z.object({ isJoint: z.boolean() }),
  reply: Draft,
  errors: ["bad-request", "bad-body", "forbidden", "not-found", "record-gone"],
});

/**
 * A link for the co-borrower, who fills in their part on their own device. A new one replaces the old one, and their
 * part begins empty.
 */
export const inviteCoBorrower = endpoint({
  method: "POST",
  path: "/api/financing/drafts/:token/invitation",
  params,
  reply: z.object({ token: LinkToken, expiresAt: z.iso.datetime() }),
  errors: ["bad-request", "forbidden", "not-found", "record-gone"],
});

/** Deletes a draft: its key is destroyed. */
export const deleteDraft = endpoint({
  method: "DELETE",
  path: "/api/financing/drafts/:token",
  params,
  reply: z.object({ deleted: z.literal(true) }),
  errors: ["bad-request", "forbidden", "not-found"],
});
