import type { ApplicationRow } from "../store/tables.ts";
import type { Vault } from "../vault/vault.ts";
import { contentPlace, type StoredContent, termsPlace } from "./stored.ts";

interface Access {
  actor: string;
  reason: string;
}

/**
 * The content of an application; the access is logged.
 * @throws VaultError
 */
export async function readApplication(
  vault: Vault,
  { id, content }: Pick<ApplicationRow, "id" | "content">,
  access: Access,
): Promise<StoredContent> {
  const [value] = await vault.open(id, [{ ...contentPlace, text: content }], access);
  return value as StoredContent;
}

/**
 * The same with the terms of its answer, in one access; null = none are stated.
 * @throws VaultError
 */
export async function readAnswered(
  vault: Vault,
  { id, content, answer_terms }: Pick<ApplicationRow, "id" | "content" | "answer_terms">,
  access: Access,
): Promise<{ content: StoredContent; terms: string | null }> {
  const sealed = [
    { ...contentPlace, text: content },
    ...(answer_terms === null ? [] : [{ ...termsPlace, text: answer_terms }]),
  ];
  const [value, terms = null] = await vault.open(id, sealed, access);
  return { content: value as StoredContent, terms: terms as string | null };
}
