import {
  applyForJob,
  leadPart,
  resumeField,
} from "@forecourt/contracts/areas/company/job-applications";
import { AppError } from "@forecourt/contracts/errors";
import { maxResumeBytes, type ResumeFault } from "@forecourt/contracts/leads/resume";
import { declareEndpoints } from "@forecourt/service-kit/openapi/declare-endpoints";
import { requestIdOf } from "@forecourt/service-kit/request-id";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { type ReceivedUpload, receiveUpload } from "@forecourt/service-kit/upload/receive-upload";
import type { Express, Request, RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { type ApplicationForm, formOf } from "./application-form.ts";
import { checkResume } from "./check-resume.ts";
import type { LeadAnswer } from "./relay-lead.ts";
import { deleteUnsent, markSent, storeResume } from "./resume-store.ts";

const limits = {
  field: resumeField,
  maxFiles: 1,
  // A form has some fifteen.
  maxFields: 40,
  maxFileBytes: maxResumeBytes + 1,
  maxFieldBytes: 64_000,
  // The gateway accepts as much as of photos, so that a larger file is refused in words.
  maxBytes: 16_000_000,
};

/**
 * Job applications: the resume is checked and stored in the vault, and the leads service gets the lead with the
 * resume's number, or with the reason why there is none. Its answer is the visitor's.
 */
export function jobApplicationRoute(app: Express, deps: Deps): void {
  declareEndpoints(app, applyForJob);
  app.post(applyForJob.path, requireSameOrigin, applicationHandler(deps));
}

function applicationHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    tenantOf(request);
    response.set("cache-control", "no-store");
    const upload = await receiveUpload(request, limits);
    const form = formOf(upload.fields, leadPart);
    const stored = await storedResume(deps, { request, upload, form });
    const answer = await relay(deps, { request, form, stored });
    response.status(answer.status).set(answer.headers);
    if (answer.cookies.length > 0) response.set("set-cookie", answer.cookies);
    response.end(answer.body);
  };
}

type Stored = { id: string; number: string } | { fault: ResumeFault } | null;

interface Received {
  request: Request;
  upload: ReceivedUpload;
  form: ApplicationForm;
}

/** Null = no file was chosen. */
async function storedResume(deps: Deps, { request, upload, form }: Received): Promise<Stored> {
  if (upload.hasMoreParts) return { fault: "parts" };
  const [file] = upload.files;
  if (file === undefined) return null;
  try {
    if (!(await limitNetwork(deps, request))) return { fault: "too-many" };
    const checked = await checkResume(deps, file);
    if (!checked.ok) return { fault: checked.fault };
    const { bytes, format } = checked;
    const identity = form.identity(request, bytes);
    return await storeResume(deps, {
      ...form.applicant,
      identity,
      tenant: tenantOf(request),
      format,
      size: bytes.length,
      file: bytes.toString("base64"),
    });
  } catch (error) {
    deps.log.error({ err: error, requestId: requestIdOf(request) }, "resume not stored");
    return { fault: "unavailable" };
  }
}

/** @throws AppError unavailable: the leads service did not answer, and the resume stays until it is sent again */
async function relay(
  { relayLead, database, log }: Deps,
  { request, form, stored }: { request: Request; form: ApplicationForm; stored: Stored },
): Promise<LeadAnswer> {
  if (relayLead === null) throw new AppError("unavailable", "no leads service is configured");
  const resume =
    stored && ("fault" in stored ? { fault: stored.fault } : { number: stored.number });
  const answer = await relayLead(request, form.leadWith(resume)).catch((cause: unknown) => {
    log.error({ err: cause, requestId: requestIdOf(request) }, "job application not sent");
    throw new AppError("unavailable", "the leads service did not answer", { cause });
  });
  if (stored && "id" in stored) {
    const settled = settle(database, stored.id, answer.outcome);
    // The visitor gets the answer of the leads service all the same.
    await settled.catch((err: unknown) => log.error({ err, id: stored.id }, "resume not settled"));
  }
  return answer;
}

async function settle(
  database: Deps["database"],
  id: string,
  outcome: LeadAnswer["outcome"],
): Promise<void> {
  if (outcome === "accepted") await markSent(database, id);
  if (outcome === "refused") await deleteUnsent(database, id);
}
