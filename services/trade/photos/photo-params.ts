import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { z } from "zod";

const Params = z.object({ token: LinkToken, photo: z.uuid().optional() });

/** Token and photo of an address without a contract. @throws AppError not-found for a malformed address */
export function photoParams(params: unknown): { token: string; photo: string } {
  const parsed = Params.safeParse(params);
  if (!parsed.success) throw new AppError("not-found", "there is no such photo");
  return { token: parsed.data.token, photo: parsed.data.photo ?? "" };
}
