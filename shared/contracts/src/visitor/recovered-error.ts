import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ReleaseId } from "../release.ts";
import { AreaPage } from "./area-page.ts";
import { recoveredErrorPath } from "./recovered-error-path.ts";

/** An error from which React recovered in a browser. It says nothing about the visitor or the address. */
export const RecoveredError = z.strictObject({
  /** `mismatch`: the browser's first markup differs from the server's. */
  kind: z.enum(["mismatch", "other"]),
  /** Area and id of the page; `none` = the path has no page. */
  page: AreaPage,
  /** The release of the area's remote; missing = there is none, or the shell is older than this field. */
  release: ReleaseId.optional(),
});
export type RecoveredError = z.infer<typeof RecoveredError>;

/** Counts a recovered error for the operator. Needs no consent, because nothing in it is the visitor's. */
export const countRecoveredError = endpoint({
  method: "POST",
  path: recoveredErrorPath,
  body: RecoveredError,
  reply: z.undefined(),
  errors: ["bad-body", "forbidden", "too-many-requests"],
});
