import type { Endpoint } from "@forecourt/contracts/endpoint";
import { AppError, type ErrorCode } from "@forecourt/contracts/errors";
import type { Express, Request, Response } from "express";
import type { z } from "zod";
import { describeIssues } from "./describe-issues.ts";
import { declareEndpoints } from "./openapi/declare-endpoints.ts";

/** Input of a handler: the parsed inputs, and the request for its tenant and cookies. */
export interface Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  request: Request;
  /** Response, for headers and cookies only; the reply is the handler's return value. */
  response: Response;
}

/**
 * Serves `endpoint` with `handler`. Inputs are parsed with the endpoint's schemas before the
 * handler runs; AppError bad-request, bad-query or bad-body names what was expected. The reply is
 * parsed too, so that nothing outside the contract is sent. An undefined reply is 204.
 */
export function mount<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  app: Express,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (input: Input<P, Q, B>) => z.input<R> | Promise<z.input<R>>,
): void {
  declareEndpoints(app, endpoint);
  const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
  app[method](endpoint.path, async (request, response) => {
    const reply = await handler({
      params: parse(endpoint.params, request.params, "bad-request", "path"),
      query: parse(endpoint.query, request.query, "bad-query", "query"),
      body: parse(endpoint.body, request.body, "bad-body", "body"),
      request,
      response,
    });
    send(endpoint, reply, response);
  });
}

function parse<S extends z.ZodType>(
  schema: S | undefined,
  input: unknown,
  code: ErrorCode,
  where: string,
): z.output<S> {
  // Without a schema, the endpoint's input type is undefined.
  if (!schema) return undefined as z.output<S>;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError(code, describeIssues(where, parsed.error));
}

function send<R extends z.ZodType>(
  endpoint: Pick<Endpoint, "method" | "path"> & { reply: R },
  reply: z.input<R>,
  response: Response,
): void {
  const checked = endpoint.reply.safeParse(reply);
  if (!checked.success) {
    const what = describeIssues("reply", checked.error);
    throw new AppError(
      "internal",
      `${endpoint.method} ${endpoint.path} broke its contract: ${what}`,
    );
  }
  if (checked.data === undefined) response.status(204).end();
  else response.json(checked.data);
}
