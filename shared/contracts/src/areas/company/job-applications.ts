import { endpoint } from "../../endpoint.ts";
import { Receipt } from "../../leads/receipt.ts";
import { jobApplicationPath } from "../../paths/job-application-path.ts";

/** The name of the file input, and of the part with a script's lead as JSON. */
export const resumeField = "resume";
export const leadPart = "lead";

/**
 * A job application with its resume, as `multipart/form-data`: the fields of the form, or one part `lead` with the
 * JSON body of `sendAction`, and the file `resume`. The lead goes on to the leads service, whose answer comes back;
 * a refused resume is an error of the field `resume`.
 */
export const applyForJob = endpoint({
  method: "POST",
  path: jobApplicationPath,
  reply: Receipt,
  errors: [
    "bad-body",
    "fields-invalid",
    "forbidden",
    "idempotency-conflict",
    "too-large",
    "too-many-requests",
    "unavailable",
  ],
});
