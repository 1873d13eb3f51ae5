import type { ActionBody, QuoteBody, TestDriveBody } from "@forecourt/contracts/leads/lead-bodies";
import type { Receipt } from "@forecourt/contracts/leads/receipt";
import type { jobApplicationPath } from "@forecourt/contracts/paths/job-application-path";
import {
  type bookTestDrivePath,
  requestQuotePath,
  sendActionPath,
} from "@forecourt/contracts/paths/post-paths";
import type { TrackedEvent } from "@forecourt/contracts/tracking-events";
import { pluralForm } from "@forecourt/domain/plural-form";
import type { LeadErrors, LeadFields } from "@forecourt/ui/forms/use-lead-form";
import { useCallback, useRef } from "react";
import { useFormToken } from "./form-token.tsx";
import { postForm } from "./post-form.ts";
import {
  newIdempotencyKey,
  type PostError,
  type PostOptions,
  type PostResult,
} from "./post-json.ts";
import { useTexts } from "./site-context.tsx";
import { useOptionalToasts } from "./toasts.tsx";
import { trackLead } from "./track-lead.ts";

/** Sends a lead; the result has the receipt, or the error of the service. */
type SendLead<Body> = (lead: Body, file?: LeadFile | null) => Promise<PostResult<Receipt>>;

/** A file that goes with a lead, by the name of its field. */
type LeadFile = NonNullable<PostOptions<Receipt>["file"]>;

/** A file takes its time on a slow connection. */
const FILE_TIMEOUT_MS = 120_000;

/** Action of the forms that have a template, with and without a script. */
export const leadsPath = sendActionPath;

/**
 * Sends the values of a form to the leads service. The same content keeps its idempotency key over all
 * tries, so it is stored once; other content gets a new key. An accepted lead is tracked as a lead and as
 * `event`, or as the event of its template; null = as nothing else.
 */
export function useSendLead(
  path?: typeof sendActionPath | typeof jobApplicationPath,
  event?: TrackedEvent | "template" | null,
): SendLead<ActionBody>;
export function useSendLead(
  path: typeof bookTestDrivePath,
  event?: TrackedEvent | "template" | null,
): SendLead<TestDriveBody>;
export function useSendLead(
  path: typeof requestQuotePath,
  event?: TrackedEvent | "template" | null,
): SendLead<QuoteBody>;
export function useSendLead(
  path: string = leadsPath,
  event: TrackedEvent | "template" | null = "template",
): SendLead<ActionBody | TestDriveBody | QuoteBody> {
  const formToken = useFormToken();
  const announce = useAnnounceUnlocked();
  const last = useRef<{ content: string; key: string } | null>(null);
  return useCallback(
    async (lead, file = null) => {
      const body = { ...lead, ...(formToken !== "" && { formToken }) };
      const content = JSON.stringify([body, file && fileTrace(file)]);
      if (last.current?.content !== content) last.current = { content, key: newIdempotencyKey() };
      const { key } = last.current;
      const options = file === null ? {} : { file, timeoutMs: FILE_TIMEOUT_MS };
      const sent = await postForm(path, body, { key, read: receiptIn, ...options });
      if (sent.ok) {
        trackLead(lead, event);
        if (path !== requestQuotePath) announce(lead, sent.reply);
      }
      return sent;
    },
    [path, event, formToken, announce],
  );
}

/** Values that distinguish a chosen file from another. */
function fileTrace({ file }: LeadFile): unknown[] {
  return file === null ? [] : [file.name, file.size, file.lastModified];
}

/**
 * Templates without an announcement: the form that unlocks vehicles shows the number itself, and a job application
 * unlocks nothing.
 */
const silent: readonly string[] = ["UNLOCK_INVENTORY", "CAREERS"];

/**
 * Shows a toast with the number of early-access vehicles that a lead has unlocked. Not needed by the page of a quote
 * and the form that unlocks vehicles, which show the number themselves.
 */
function useAnnounceUnlocked() {
  const t = useTexts();
  const toasts = useOptionalToasts();
  return useCallback(
    (lead: object, { unlocked }: Receipt) => {
      const isSilent = "template" in lead && silent.includes(String(lead.template));
      if (unlocked === undefined || isSilent) return;
      const text = t(`leadForm.unlocked.${pluralForm(unlocked)}`, { count: unlocked });
      toasts?.show({ severity: "success", text });
    },
    [t, toasts],
  );
}

/**
 * The errors that a lead form shows after a failure: the service's message under each field that it
 * names, otherwise for the whole form that for the visitor's text, or else `message`.
 */
export function leadErrors({ fields }: PostError, message: string): LeadErrors {
  const errors: LeadErrors = {};
  for (const name of fieldNames) {
    const text = fields[name] ?? fields[`user.${name}`];
    if (text !== undefined) errors[name] = text;
  }
  return Object.keys(errors).length > 0 ? errors : { form: fields["text"] ?? message };
}

const fieldNames: readonly (keyof LeadFields)[] = ["firstName", "lastName", "phone", "email"];

function receiptIn(reply: unknown): Receipt | null {
  if (typeof reply !== "object" || reply === null) return null;
  const { number, token, unlocked }: { [K in keyof Receipt]?: unknown } = reply;
  if (typeof number !== "string" || typeof token !== "string") return null;
  return { number, token, ...(typeof unlocked === "number" && { unlocked }) };
}
