import { isNativeError } from "node:util/types";
import { isFree } from "./free-ports.ts";
import type { Site } from "./plan.ts";
import { StartError } from "./start-error.ts";

/** The variables by which an operator chooses an address. */
interface AddressVariables {
  host: string;
  port: string;
}

/**
 * Checks that the site can listen on a configured host and port, by default the gateway's.
 * @throws StartError that names the invalid variable and the expected value.
 */
export async function checkAddress(
  { host, port }: Pick<Site, "host" | "port">,
  variables: AddressVariables = { host: "HOST", port: "PORT" },
): Promise<void> {
  if (await isFreeAt({ host, port }, variables)) return;
  throw new StartError(
    `Port ${port} is already in use by another program. Stop it, or set ${variables.port} to another port.`,
  );
}

async function isFreeAt(
  { host, port }: Pick<Site, "host" | "port">,
  variables: AddressVariables,
): Promise<boolean> {
  try {
    return await isFree(port, host);
  } catch (error) {
    const code = isNativeError(error) && "code" in error ? String(error.code) : "";
    if (code === "EACCES") {
      const expected = "a port that this user may listen on, such as 8080";
      throw new StartError(`${variables.port}: expected ${expected}, found ${port}`, {
        cause: error,
      });
    }
    if (!noAddress.has(code)) throw error;
    const expected = "an address of this machine such as 127.0.0.1 or 0.0.0.0";
    throw new StartError(`${variables.host}: expected ${expected}, found "${host}"`, {
      cause: error,
    });
  }
}

/** Error codes for an address of another machine or an unknown name. */
const noAddress = new Set(["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EAFNOSUPPORT", "EINVAL"]);
