import type { VisitFormReply } from "@forecourt/contracts/areas/service/visit-parts";
import type { Endpoint } from "@forecourt/contracts/endpoint";
import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { mount } from "@forecourt/service-kit/mount";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { z } from "zod";
import type { FormFields } from "./form-fields.ts";

export interface SentForm {
  fields: FormFields;
  request: Request;
  response: Response;
}

/** Result of submitting a form. */
export interface FormOutcome extends VisitFormReply {
  /** Errors by field; the key `form` is for the form as a whole. Empty = the form was accepted. */
  faults: Readonly<Record<string, string>>;
  /** True = the visit has changed since the sender's page was loaded; `faults` has an error about it. */
  isChanged?: boolean;
}

type Fields = z.ZodType<Record<string, string>>;
type Reply = typeof VisitFormReply;
type NoInput = z.ZodType<Record<string, never>>;
type StartEndpoint = Endpoint<NoInput, NoInput, Fields, Reply>;
type VisitEndpoint = Endpoint<z.ZodObject<{ token: typeof LinkToken }>, NoInput, Fields, Reply>;

const MAX_LENGTH = 4_000;

const parseForm = express.urlencoded({ extended: false, limit: "64kb", parameterLimit: 200 });

/**
 * Serves the form that starts a visit: an HTML form is redirected, a script gets the address as JSON, or the faults
 * as the error `fields-invalid`.
 */
export function mountStartForm(
  app: Express,
  endpoint: StartEndpoint,
  accept: (form: SentForm) => Promise<FormOutcome>,
): void {
  app.post(endpoint.path, parseForm, ifHtmlForm(accept));
  mount(app, endpoint, async ({ body, request, response }) =>
    replyTo(await accept({ fields: body, request, response })),
  );
}

/** Like `mountStartForm` for a form of a visit. */
export function mountVisitForm(
  app: Express,
  endpoint: VisitEndpoint,
  accept: (form: SentForm & { token: string }) => Promise<FormOutcome>,
): void {
  const acceptParsed = (form: SentForm) => {
    const token = LinkToken.safeParse(form.request.params["token"]);
    if (!token.success) throw new AppError("bad-request", "path: expected the token of a visit");
    return accept({ ...form, token: token.data });
  };
  app.post(endpoint.path, parseForm, ifHtmlForm(acceptParsed));
  mount(app, endpoint, async ({ params, body, request, response }) =>
    replyTo(await accept({ token: params.token, fields: body, request, response })),
  );
}

function replyTo({ faults, isChanged = false, ...reply }: FormOutcome): VisitFormReply {
  if (isChanged) throw new AppError("visit-changed", "the visit was changed", { fields: faults });
  if (Object.keys(faults).length === 0) return reply;
  throw new AppError("fields-invalid", "some fields need a correction", { fields: faults });
}

function ifHtmlForm(accept: (form: SentForm) => Promise<FormOutcome>): RequestHandler {
  return async (request, response, next) => {
    if (!request.is("application/x-www-form-urlencoded")) return next();
    const { location } = await accept({ fields: fieldsOf(request.body), request, response });
    response.redirect(303, location);
  };
}

/** Fields of a form's body. A repeated field has its last value. */
function fieldsOf(body: unknown): FormFields {
  if (typeof body !== "object" || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      const last: unknown = Array.isArray(value) ? value.at(-1) : value;
      return typeof last === "string" ? [[name, last.slice(0, MAX_LENGTH)]] : [];
    }),
  );
}
