import { decrypt, encrypt } from "./envelope.ts";
import type { KeyWrapper } from "./key-wrapper.ts";
import { VaultError } from "./vault-error.ts";

/** Master keys by version. */
export interface MasterKeys {
  keys: ReadonlyMap<string, Buffer>;
  /** The version for new data keys. */
  current: string;
}

const KEY_BYTES = 32;

/**
 * Parses VAULT_KEYS: `1:<base64url of 32 bytes>,2:<…>`. The current one is `version`, else the last.
 * @throws Error that names what is wrong, and no key
 */
export function parseMasterKeys(text: string, version?: string): MasterKeys {
  const pairs = text.split(",").map((pair): [string, Buffer] => {
    const [name = "", key = ""] = pair.trim().split(":");
    const bytes = Buffer.from(key, "base64url");
    if (!/^[a-z0-9-]{1,20}$/i.test(name) || bytes.length !== KEY_BYTES) {
      throw new Error("expected version:key, each key 32 bytes in base64url, comma-separated");
    }
    return [name, bytes];
  });
  const keys = new Map(pairs);
  if (keys.size !== pairs.length) throw new Error("expected each version once");
  const current = version ?? pairs.at(-1)?.[0] ?? "";
  if (!keys.has(current)) throw new Error(`no key has the current version "${current}"`);
  return { keys, current };
}

/** Wraps with master keys of this process. */
export function environmentKeys({ keys, current }: MasterKeys): KeyWrapper {
  const keyOf = (version: string) => {
    const key = keys.get(version);
    if (key) return key;
    throw new VaultError("unknown-key", `no master key has the version "${version}"`);
  };
  const placeOf = (version: string, context: string) => ["data-key", version, context];
  return {
    currentVersion: async () => current,
    async wrap(key, context) {
      const wrapped = encrypt(keyOf(current), key, placeOf(current, context));
      return { version: current, wrapped };
    },
    unwrap: async ({ version, wrapped }, context) =>
      decrypt(keyOf(version), wrapped, placeOf(version, context)),
  };
}
