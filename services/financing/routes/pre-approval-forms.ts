import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import {
  type PreApproval,
  PreApprovalBody,
  requestPreApproval,
} from "@forecourt/contracts/areas/financing/pre-approval";
import {
  applyPath,
  correctionsPath,
  creditScoreField,
  creditScorePath,
  dealParameters,
  preApprovalPath,
} from "@forecourt/contracts/areas/financing/pre-approval-paths";
import { getReturnedForm } from "@forecourt/contracts/areas/financing/returned-form";
import { AppError } from "@forecourt/contracts/errors";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { hoursField } from "@forecourt/domain/financing/pre-approval-hours";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import express, { type Express, type Request, type RequestHandler, type Response } from "express";
import type { Deps } from "../deps.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { insertReturnedForm, readReturnedForm } from "../returned-forms/returned-form-store.ts";

export interface PreApprovalInput {
  body: PreApprovalBody;
  request: Request;
  response: Response;
}

type Accept = (input: PreApprovalInput) => Promise<PreApproval>;

const parseForm = express.urlencoded({ extended: false, limit: "100kb", parameterLimit: 100 });

/** The longest text that the contract takes for a field. */
const MAX_LENGTH = 500;

/**
 * The form without JavaScript: redirects to the answer's page, or back to the form's page, which shows the typed data
 * and the faults.
 */
export function preApprovalFormRoutes(app: Express, deps: Deps, accept: Accept): void {
  app.post(requestPreApproval.path, parseForm, formHandler(deps, accept));
  mount(app, getReturnedForm, ({ params, request }) =>
    readReturnedForm(deps, { dealerId: tenantOf(request).dealerId, ...params }),
  );
}

function formHandler(deps: Deps, accept: Accept): RequestHandler {
  return async (request, response, next) => {
    if (!request.is("application/x-www-form-urlencoded")) return next();
    const text = textReader(request.body);
    const isScore = text(creditScoreField) !== "";
    const vehicle = text(carParameter);
    const hours = text(hoursField);
    const stated = textsOf(Object.values(dealParameters), text);
    const fields = {
      ...Object.fromEntries(preApprovalFields.map((name) => [name, text(name)])),
      ...(hours !== "" && { [hoursField]: hours }),
      ...stated,
      ...(vehicle !== "" && { [carParameter]: vehicle }),
      ...(isScore && { [creditScoreField]: text(creditScoreField) }),
    };
    const extras = { formToken: text("formToken"), website: text("website") };
    const body = PreApprovalBody.parse({ ...fields, ...extras });
    try {
      const { token } = await accept({ body, request, response });
      response.redirect(303, preApprovalPath(token, { isScore, stated }));
    } catch (error) {
      const faults = faultsOf(deps, request, error);
      const token = await storeReturned(deps, { request, response, fields, faults });
      response.redirect(303, correctionsPath(isScore ? creditScorePath : applyPath, token));
    }
  };
}

/** One text of a form, the last of a repeated name; control characters stay for the rules to refuse. */
function textReader(body: unknown): (name: string) => string {
  const values = new Map(typeof body === "object" && body !== null ? Object.entries(body) : []);
  return (name) => {
    const value: unknown = values.get(name);
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    return typeof last === "string" ? last.slice(0, MAX_LENGTH) : "";
  };
}

/** The fields with these names that are not empty. */
function textsOf(names: readonly string[], text: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text(name)]).filter(([, typed]) => typed));
}

/** @throws the given error, when a correction cannot help */
function faultsOf({ dealers }: Deps, request: Request, thrown: unknown): Record<string, string> {
  const { code, fields } = toAppError(thrown);
  const { texts } = dealers.current().site(tenantOf(request));
  if (code === "too-many-requests") return { form: texts["financing.apply.tooMany"] ?? code };
  if (code !== "fields-invalid" || fields === null) throw thrown;
  return { ...fields };
}

interface Rejected {
  request: Request;
  response: Response;
  fields: Record<string, string>;
  faults: Record<string, string>;
}

/** @throws AppError unavailable: the gateway then leads the visitor back to the form in their browser */
async function storeReturned(deps: Deps, rejected: Rejected): Promise<string> {
  const { request, response, fields, faults } = rejected;
  await limitNetwork(deps, { request, response }, "returned").catch((cause: unknown) => {
    throw new AppError("unavailable", "too many forms were returned to this network", { cause });
  });
  // Where the limit of requests was reached, its header belongs to no redirect.
  response.removeHeader("retry-after");
  const { softPullConsent: _givenAgain, ...typed } = fields;
  return insertReturnedForm(deps, tenantOf(request).dealerId, { fields: typed, faults });
}
