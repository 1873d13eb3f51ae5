import type { NextFunction, Response } from "express";

/**
 * Sends the file `name` below `root`, never a part of it. `next` hears of a failure alone: Express
 * also calls back when all is well, and the routes below must not run then.
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
