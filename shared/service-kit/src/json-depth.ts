import { AppError } from "@forecourt/contracts/errors";
import type { RequestHandler } from "express";

/** Levels of objects and lists in a JSON body. The deepest body of an endpoint has six. */
export const MAX_JSON_DEPTH = 32;

/**
 * Rejects a parsed body with more than `MAX_JSON_DEPTH` levels. Schemas, `JSON.stringify` and revivers
 * recurse, so that a deeper body would overflow their stack.
 * @throws AppError bad-body
 */
export const limitJsonDepth: RequestHandler = (request, _response, next) => {
  if (isDeeper(request.body, MAX_JSON_DEPTH)) {
    throw new AppError("bad-body", `body: expected at most ${MAX_JSON_DEPTH} nested levels`);
  }
  next();
};

/** True when `value` nests more than `max` levels of objects and lists. It does not recurse. */
export function isDeeper(value: unknown, max: number): boolean {
  let level = nestedIn([value]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === max) return true;
    level = nestedIn(level.flatMap((one) => Object.values(one)));
  }
  return false;
}

function nestedIn(values: readonly unknown[]): object[] {
  return values.filter((value) => typeof value === "object" && value !== null);
}
