import { z } from "zod";
import { Line, orNull } from "./values.ts";

/** A path of this site, optionally with a fragment: `/service#schedule`. */
export const SitePath = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z][a-z0-9-]*)?$/,
    "a path of this site such as /service#schedule",
  );

/** The label of a link: a text key, or the dealer's own label. Exactly one of the two. */
const wording = { text: orNull(Line), label: orNull(Line) };
const oneWording = [
  (link: { text: string | null; label: string | null }) =>
    (link.text === null) !== (link.label === null),
  "either a text key (text) or own words (label)",
] as const;

/**
 * Destination of a link: `target` is the name of a page or section, see `link-targets.ts`; `path` is an
 * address, for lists of vehicles with filters.
 */
const destination = { path: orNull(SitePath), target: orNull(Line) };
const oneDestination = [
  (link: { path: string | null; target: string | null }) =>
    (link.path === null) !== (link.target === null),
  "either the name of a page or section (target) or an address (path)",
] as const;

/**
 * A link of a menu. It is left out when its page is switched off, when it shows cars of a condition
 * that is not sold, or when the page flag in `flag` is off.
 */
export const MenuLink = z
  .strictObject({ ...wording, ...destination, flag: orNull(Line) })
  .refine(...oneWording)
  .refine(...oneDestination);
export type MenuLink = z.infer<typeof MenuLink>;

/** A menu of the header; without a destination it only opens its links. */
export const HeaderMenu = z
  .strictObject({ ...wording, ...destination, links: z.array(MenuLink) })
  .refine(...oneWording);

export const FooterGroup = z
  .strictObject({ ...wording, links: z.array(MenuLink) })
  .refine(...oneWording);

/** Quick actions on a phone; a destination only where the action is a page. `flag` as in `MenuLink`. */
export const MobileAction = z
  .strictObject({
    ...wording,
    action: z.enum(["pre-approval", "directions", "call"]),
    ...destination,
    flag: orNull(Line),
  })
  .refine(...oneWording)
  .refine(
    ({ action, path, target }) => (action === "pre-approval") === ((path ?? target) !== null),
    {
      path: ["path"],
      error: "a path or target for pre-approval and none for directions and call",
    },
  );

/**
 * The menus. Header and footer are objects by id, so that a dealer or a store replaces one menu and
 * inherits the rest. They are shown in the order in which their ids first appear.
 */
export const Menu = z.strictObject({
  header: z.record(z.string(), HeaderMenu),
  mobile: z.array(MobileAction),
  footer: z.record(z.string(), FooterGroup),
  footerLine: z.array(MenuLink),
});
export type Menu = z.infer<typeof Menu>;
