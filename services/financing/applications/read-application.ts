import type { ApplicationRow } from "../store/tables.ts";
import type { Vault } from "../vault/vault.ts";
import { contentPlace, type StoredContent } from "./stored.ts";

/**
 * The content of an application; the access is logged.
 * @throws VaultError
 */
export async function readApplication(
  vault: Vault,
  { id, content }: Pick<ApplicationRow, "id" | "content">,
  access: { actor: string; reason: string },
): Promise<StoredContent> {
  const [value] = await vault.open(id, [{ ...contentPlace, text: content }], access);
  return value as StoredContent;
}
