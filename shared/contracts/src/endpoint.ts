import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One HTTP endpoint, declared once: the service mounts it, the client calls it, the fake serves it.
 * `path` may hold `:name` parameters, described by `params`. GET inputs travel as the query string.
 */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly reply: R;
  readonly errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact schema types. */
export function endpoint<
  R extends z.ZodType,
  P extends z.ZodType = z.ZodType<Record<string, never>>,
  Q extends z.ZodType = z.ZodType<Record<string, never>>,
  B extends z.ZodType = z.ZodType<undefined>,
>(declaration: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return Object.freeze(declaration);
}
