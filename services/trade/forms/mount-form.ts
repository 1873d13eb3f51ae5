import type { FormReply } from "@forecourt/contracts/areas/trade/offer-forms";
import type { Endpoint } from "@forecourt/contracts/endpoint";
import { AppError } from "@forecourt/contracts/errors";
import type { LinkToken } from "@forecourt/contracts/link-token";
import { mount } from "@forecourt/service-kit/mount";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { z } from "zod";

/** One text for each name of a field. */
export type FormFields = Readonly<Record<string, string>>;

export interface SentForm {
  /** Token of the appraisal. */
  token: string;
  fields: FormFields;
  request: Request;
  response: Response;
}

type FormEndpoint = Endpoint<
  z.ZodObject<{ token: typeof LinkToken }>,
  z.ZodType<Record<string, never>>,
  z.ZodType<Record<string, string>>,
  typeof FormReply
>;

const MAX_LENGTH = 4_000;

const parseForm = express.urlencoded({ extended: false, limit: "64kb", parameterLimit: 100 });

/** Result of submitting a form. */
export interface FormOutcome extends FormReply {
  /** Faults by field; the key `form` is for the form as a whole. Empty = the form was accepted. */
  faults: Readonly<Record<string, string>>;
}

type Accept = (form: SentForm) => Promise<FormOutcome>;

/**
 * Serves a form of an offer's page: an HTML form is redirected, a script gets the address as JSON, or the
 * faults as the error `fields-invalid`.
 */
export function mountForm(app: Express, endpoint: FormEndpoint, accept: Accept): void {
  app.post(endpoint.path, parseForm, htmlFormHandler(endpoint, accept));
  mount(app, endpoint, async ({ params, body, request, response }) => {
    const form = { token: params.token, fields: body, request, response };
    const { faults, ...reply } = await accept(form);
    if (Object.keys(faults).length === 0) return reply;
    throw new AppError("fields-invalid", "some fields need a correction", { fields: faults });
  });
}

function htmlFormHandler(endpoint: FormEndpoint, accept: Accept): RequestHandler {
  return async (request, response, next) => {
    if (!request.is("application/x-www-form-urlencoded")) return next();
    const params = endpoint.params?.safeParse(request.params);
    if (!params?.success) throw new AppError("bad-request", "path: expected a token");
    const { token } = params.data;
    const fields = fieldsOf(request.body);
    const { location } = await accept({ token, fields, request, response });
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
