import type { FiguredOffer } from "@forecourt/domain/financing/loan-offer";
import type { ApplicationRow } from "../store/tables.ts";
import type { Vault } from "../vault/vault.ts";
import {
  contentColumn,
  noReasons,
  offerColumn,
  reasonsColumn,
  type StoredContent,
  termsColumn,
} from "./stored.ts";

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
  const [value] = await vault.open(id, [{ ...contentColumn, text: content }], access);
  return value as StoredContent;
}

/** An application with the dealership's answer. */
export interface AnsweredApplication {
  content: StoredContent;
  /** Null = none are stated. */
  terms: string | null;
  /** The principal reasons of an adverse answer; empty = it is not adverse. */
  reasons: readonly string[];
  /** Null = no figured loan is offered. */
  offer: FiguredOffer | null;
}

type AnsweredRow = Pick<
  ApplicationRow,
  "id" | "content" | "answer_terms" | "adverse_reasons" | "answer_offer"
>;

/**
 * Reads an application with the terms, the reasons, and the loan of its answer, in one access.
 * @throws VaultError
 */
export async function readAnswered(
  vault: Vault,
  { id, content, answer_terms: terms, adverse_reasons: reasons, answer_offer: offer }: AnsweredRow,
  access: Access,
): Promise<AnsweredApplication> {
  const sealed = [
    { ...contentColumn, text: content },
    ...(terms === null ? [] : [{ ...termsColumn, text: terms }]),
    ...(reasons === noReasons ? [] : [{ ...reasonsColumn, text: reasons }]),
    ...(offer === null ? [] : [{ ...offerColumn, text: offer }]),
  ];
  const [value, ...answer] = await vault.open(id, sealed, access);
  return {
    content: value as StoredContent,
    terms: terms === null ? null : (answer.shift() as string),
    reasons: reasons === noReasons ? [] : (answer.shift() as string[]),
    offer: offer === null ? null : (answer.shift() as FiguredOffer),
  };
}
