import {
  getReturnedForm,
  type ReturnedForm,
} from "@forecourt/contracts/areas/financing/returned-form";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";

/** The form of a page below `corrections`; null = it has expired, or the token is none. */
export async function loadReturnedForm(
  request: PageRequest,
  token: string,
): Promise<ReturnedForm | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  try {
    return await areaClient(request)(getReturnedForm, { params: { token } });
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return null;
    throw error;
  }
}
