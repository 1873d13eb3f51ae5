import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import type { LeadErrors, LeadFields } from "@forecourt/ui/forms/use-lead-form";
import { useCallback, useRef } from "react";
import { useFormToken } from "./form-token.tsx";
import { newIdempotencyKey, type PostError, type PostResult, postJson } from "./post-json.ts";
import { trackLead } from "./track-lead.ts";

/** What people are told when something of theirs was taken; `contracts/leads-send` without its schema. */
export interface SentReceipt {
  /** To be read out on the telephone: `F-7K3Q2M`. */
  number: string;
  /** Names the page of this inquiry, `/inquiry/{token}`. */
  token: string;
}

/** Where a form of a template goes, with a script and without. */
export const leadsPath = "/api/leads/actions";

/**
 * Sends what a form holds to the leads service. The same content is the same act however often its
 * visitor tries, so that nobody is written down twice; another content is a new one. What was taken is
 * counted as a lead and as `about`, or as what its template says; null = as nothing else.
 */
export function useSendLead(
  path = leadsPath,
  about: TrackedEvent | "template" | null = "template",
): (lead: object) => Promise<PostResult<SentReceipt>> {
  const formToken = useFormToken();
  const last = useRef<{ content: string; key: string } | null>(null);
  return useCallback(
    async (lead) => {
      const body = { ...lead, ...(formToken !== "" && { formToken }) };
      const content = JSON.stringify(body);
      if (last.current?.content !== content) last.current = { content, key: newIdempotencyKey() };
      const sent = await postJson(path, body, { key: last.current.key, read: receiptIn });
      if (sent.ok) trackLead(lead, about);
      return sent;
    },
    [path, about, formToken],
  );
}

/**
 * What a lead form says of a failure: the service's words under the fields that it names, else
 * `otherwise`, which concerns the form as a whole.
 */
export function leadErrors({ fields }: PostError, otherwise: string): LeadErrors {
  const errors: LeadErrors = {};
  for (const name of fieldNames) {
    const text = fields[name] ?? fields[`user.${name}`];
    if (text !== undefined) errors[name] = text;
  }
  return Object.keys(errors).length > 0 ? errors : { form: otherwise };
}

const fieldNames: readonly (keyof LeadFields)[] = ["firstName", "lastName", "phone", "email"];

function receiptIn(reply: unknown): SentReceipt | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { number, token }: { number?: unknown; token?: unknown } = reply;
  return typeof number === "string" && typeof token === "string" ? { number, token } : null;
}
