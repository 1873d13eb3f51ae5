import { environmentKeys, parseMasterKeys } from "../environment-keys.ts";

/** Two master keys; each is 32 equal bytes. */
export const testKeys = [1, 2].map(
  (version) => `${version}:${Buffer.alloc(32, version).toString("base64url")}`,
);

/** The first key alone. */
export const firstKey = () => environmentKeys(parseMasterKeys(testKeys[0] ?? ""));

/** Both keys; the second wraps. */
export const bothKeys = () => environmentKeys(parseMasterKeys(testKeys.join(",")));
