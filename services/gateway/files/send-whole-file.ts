import type { NextFunction, Response } from "express";

/**
 * Sends the file `name` in `root` without support for ranges. Calls `next` only with an error:
 * Express also calls back on success, and the routes after this one must not run then.
 */
export function sendWholeFile(
  response: Response,
  name: string,
  root: string,
  next: NextFunction,
): void {
  const options = { root, cacheControl: false, acceptRanges: false };
  response.sendFile(name, options, (error?: Error) => {
    if (error) next(error);
  });
}
