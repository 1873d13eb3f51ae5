import {
  AlertKind,
  AlertSubject,
  type signUpForAlerts,
} from "@forecourt/contracts/areas/inventory/alerts";
import { AppError } from "@forecourt/contracts/errors";
import { ContactConsentVersion } from "@forecourt/contracts/leads/text";
import { alertParameters, signUpHref } from "@forecourt/contracts/paths/alert-paths";
import { openToken, sealToken } from "@forecourt/service-kit/links/sealed-token";
import type { Request } from "express";
import type { z } from "zod";

export type SignUpBody = z.output<NonNullable<(typeof signUpForAlerts)["body"]>>;
export type FormFields = Readonly<Record<string, string>>;

const MAX_LENGTH = 2_000;

/** The fields of a form that was sent without JavaScript; null = the request is no HTML form. */
export function formFields(request: Pick<Request, "is" | "body">): FormFields | null {
  if (!request.is("application/x-www-form-urlencoded")) return null;
  const body: unknown = request.body;
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === "string" ? [[name, last.slice(0, MAX_LENGTH)]] : [];
    }),
  );
}

/** @throws AppError bad-body for a form that names neither a car nor a search */
function subjectOfFields(fields: FormFields): AlertSubject {
  const kind = AlertKind.safeParse(fields["kind"]).data;
  const { vins, vin, search } = fields;
  const subject = AlertSubject.safeParse({ kind, vins, vin, search });
  if (subject.success) return subject.data;
  throw new AppError("bad-body", "body: expected a kind with a VIN or a search");
}

/** The form as the body of a request. @throws AppError bad-body */
export function bodyOfFields(fields: FormFields): SignUpBody {
  const { email = "", formToken, website } = fields;
  const contactConsent = ContactConsentVersion.safeParse(fields["contactConsent"]).data;
  return { ...subjectOfFields(fields), email, contactConsent, formToken, website };
}

interface Returned {
  problem: string;
  secret: string;
  now: Date;
}

const purpose = "inventory-alert-form:v1";

/** Time for which a returned form shows the typed texts. */
const SHOWN_MS = 30 * 60 * 1000;

/**
 * The address of the form with its problem. The typed texts are encrypted into the address, since addresses are stored
 * in logs and histories.
 */
export function returnedFormPath(
  body: AlertSubject & { email: string },
  { problem, secret, now }: Returned,
): string {
  const until = String(now.getTime() + SHOWN_MS);
  const typed = `${until}.${sealToken({ secret, purpose, id: until }, body.email.slice(0, 254))}`;
  const query = new URLSearchParams({
    [alertParameters.problem]: problem,
    [alertParameters.typed]: typed,
  });
  return `${signUpHref(body)}&${query}`;
}

/** The text that was typed into a returned form; "" if it is too old, or was not encrypted by this site. */
export function typedOf(text: string, { secret, now }: { secret: string; now: Date }): string {
  const [until = "", sealed = ""] = text.split(".");
  if (!/^\d{13}$/.test(until) || Number(until) < now.getTime()) return "";
  try {
    return openToken({ secret, purpose, id: until }, sealed);
  } catch {
    return "";
  }
}
