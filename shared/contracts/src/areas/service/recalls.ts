import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { LinkToken } from "../../link-token.ts";

/** A safety recall that has not been repaired; repairs are free of charge. */
export const Recall = z.object({
  /** The number of the campaign, such as `20V682000`. */
  campaign: z.string(),
  component: z.string(),
  summary: z.string(),
  /** Consequence of not repairing the defect; empty = not stated. */
  consequence: z.string(),
  remedy: z.string(),
});
export type Recall = z.infer<typeof Recall>;

export const VisitRecalls = z.object({
  /**
   * `open`: there are some. `none`: the VIN was checked, and has none. `unchecked`: there was no answer. `off`: the
   * dealer has no source, or the vehicle was named without a VIN.
   */
  status: z.enum(["open", "none", "unchecked", "off"]),
  recalls: z.array(Recall),
  /** True = the answer is invented; the page labels it as a demo. */
  isSandbox: z.boolean(),
});
export type VisitRecalls = z.infer<typeof VisitRecalls>;

/**
 * The open recalls of a visit's vehicle, by the VIN that its owner typed: it is in no address, and in no log.
 * `not-found` = there is no such visit.
 */
export const getVisitRecalls = endpoint({
  method: "GET",
  path: "/api/service/visits/:token/recalls",
  params: z.object({ token: LinkToken }),
  reply: VisitRecalls,
  errors: ["bad-request", "dealer-unknown", "not-found", "too-many-requests"],
});
