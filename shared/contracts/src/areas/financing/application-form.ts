import type { ApplicationPage } from "./application-flow.ts";

/** Path of the form that begins an application; it sends `jointField`. */
export const beginFormPath = "/api/financing/application-form";

/** Path to which every form of a draft is sent. */
export const draftFormRoute = "/api/financing/drafts/:token/form";

export function draftFormPath(token: string): string {
  return draftFormRoute.replace(":token", token);
}

/** Path to which the form that accepts a counter-offer is sent. */
export const acceptanceRoute = "/api/financing/applications/:token/acceptance";

/** Field of the form that accepts a counter-offer: time of the answer that the page shows. */
export const answeredField = "answered";

/** Field on the page of the deal and in the form that begins an application: `yes` = with a co-borrower, or `no`. */
export const jointField = "isJoint";

/** Fields that these forms send besides those of the applicant. */
export const formControls = {
  /** The page that holds the form. */
  page: "page",
  /** The page as it was drawn, by an id of its own; see `StepState.editor`. */
  editor: "editor",
  /** Id of the page that had saved the step when this page was rendered. */
  seen: "seen",
  /** The button: one of `formIntents`, or `remove:<list>:<index>`. */
  intent: "intent",
} as const;

export const formIntents = [
  "next",
  "back",
  "save",
  /** Saves in the background. Not saved if another window has saved the step: the next press shows the conflict. */
  "quiet",
  "add:residences",
  "add:employment",
  "joint",
  "alone",
  "invite",
  "submit",
  "delete",
] as const;
export type FormIntent = (typeof formIntents)[number];

/** Query parameters with which a form returns to its page. */
export const formReturn = {
  /** Shows what is wrong on the page. */
  check: "check",
  /** Shows one more entry of the list, empty. */
  add: "add",
  saved: "saved",
  /** The application begins with the data of a pre-approval. */
  filled: "filled",
  /** The token of a new invitation, which is shown this once. */
  invited: "invited",
  /** Another window had changed the step: token of its values, which this form has replaced. */
  replaced: "replaced",
  /** Nothing was saved: the service was busy. */
  busy: "busy",
  /** A page was sent after the application: it changed nothing. */
  late: "late",
  /** The offer that was accepted is not the present one. */
  changed: "changed",
  /** The application was sent right now. */
  sent: "sent",
} as const;

/** Ids that a form's return leads to. */
export const formAnchors = {
  problems: "problems",
  saved: "saved",
  replaced: "replaced",
  invitation: "invitation",
} as const;

/** The heading of an entry of a list. */
export function entryAnchor(list: "residences" | "employment", index: number): string {
  return `${list}-${index}`;
}

/** The page where an application begins. */
export const applicationStart = "/auto-financing/full-credit-application";

/** A page of a draft; without one, the first page that is not complete. */
export function applicationPath(token: string, page?: ApplicationPage): string {
  return page === undefined
    ? `${applicationStart}/${token}`
    : `${applicationStart}/${token}/${page}`;
}

/** The status page of an application that was sent. */
export function applicationStatusPath(token: string): string {
  return `/auto-financing/application-status/${token}`;
}
