import { AppError } from "@forecourt/contracts/errors";

/** The error for a source image over `maxBytes`. */
export function sourceTooLarge(maxBytes: number): AppError {
  return new AppError("picture-unsupported", `expected a picture of at most ${maxBytes} bytes`);
}
