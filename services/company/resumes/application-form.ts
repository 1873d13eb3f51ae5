import { createHash } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import type { LeadResume } from "@forecourt/contracts/leads/resume";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request } from "express";
import { z } from "zod";
import type { LeadBody } from "./relay-lead.ts";
import type { StoredResume } from "./resume-store.ts";

/** A job application as it was sent, with or without a script. The leads service checks it. */
export interface ApplicationForm {
  /** As typed, shortened; missing fields are empty. */
  applicant: Omit<StoredResume, "file">;
  /** Equal for an application of the same dealer with the same content, however often it is sent. */
  identity(request: Request, file: Buffer): string;
  /** The lead with its resume; null = none was chosen. */
  leadWith(resume: z.infer<typeof LeadResume> | null): LeadBody;
}

const text = z
  .string()
  .catch("")
  .transform((value) => value.trim().slice(0, 200));
const Applicant = z.object({ firstName: text, lastName: text, email: text });

/**
 * Reads the fields of a form, or the lead of a script in `leadPart`.
 * @throws AppError bad-body
 */
export function formOf(fields: ReadonlyMap<string, string>, leadPart: string): ApplicationForm {
  const json = fields.get(leadPart);
  return json === undefined ? ofFields(fields) : ofLead(parseLead(json));
}

function ofFields(fields: ReadonlyMap<string, string>): ApplicationForm {
  // The browser must not decide which resume was stored.
  const own = [...fields].filter(([name]) => !/^resume\b/.test(name));
  return {
    applicant: {
      ...Applicant.parse(Object.fromEntries(fields)),
      position: text.parse(fields.get("position")),
    },
    identity: (request, file) => identityOf(request, file, own),
    leadWith(resume) {
      const form = new URLSearchParams(own);
      for (const [name, value] of Object.entries(resume ?? {})) {
        if (value !== undefined) form.set(`resume.${name}`, value);
      }
      return { form };
    },
  };
}

function ofLead({ resume: _claimed, ...lead }: Record<string, unknown>): ApplicationForm {
  return {
    applicant: {
      ...Applicant.catch({ firstName: "", lastName: "", email: "" }).parse(lead["user"]),
      position: text.parse(lead["position"]),
    },
    identity: (request, file) => identityOf(request, file, lead),
    leadWith: (resume) => ({ json: resume === null ? lead : { ...lead, resume } }),
  };
}

function parseLead(json: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(json));
  } catch {
    throw new AppError("bad-body", "lead: expected a JSON object");
  }
}

function identityOf(request: Request, file: Buffer, content: unknown): string {
  const { dealerId } = tenantOf(request);
  const digest = createHash("sha256").update(file).digest("base64url");
  return JSON.stringify([dealerId, request.get("idempotency-key") ?? "", digest, content]);
}
