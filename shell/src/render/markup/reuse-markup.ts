import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { MarkupStore } from "../renderer-host.ts";
import { recordVisitorReads } from "./record-visitor-reads.ts";
import { hasPersonalValues, includesPersonal, sharedValues } from "./shared-fields.ts";

/** Everything that markup depends on. */
export interface MarkupInputs {
  /** Key of all inputs except the visitor and the form token, see `markup-key.ts`. */
  key: string;
  visitor: Visitor;
  /** Missing = the markup has none. */
  formToken?: string | undefined;
}

export type VisitorInputs = Omit<MarkupInputs, "key">;

/** Renders markup for these inputs; null = it is not complete. */
export type RenderMarkup = (inputs: VisitorInputs) => string | null;

/** Rendered in place of the form token of a request. It needs no escaping, and no text contains it. */
const tokenMark = `form-token-${crypto.randomUUID()}`;

/**
 * The markup of these inputs in pieces: stored, or rendered and then stored. A render reads the visitor from a
 * recorder. If it has read a field that identifies a person, only visitors of whom nothing personal is known
 * share its markup.
 */
export function reuseMarkup(
  store: MarkupStore,
  inputs: MarkupInputs,
  render: RenderMarkup,
): Uint8Array[] | null {
  const { visitor, formToken } = inputs;
  const key = `${inputs.key} ${formToken === undefined} ${sharedValues(visitor)}`;
  const isPersonal = hasPersonalValues(visitor);
  const stored = store.get(key);
  if (stored && !(stored.readsPersonal && isPersonal)) {
    store.count("reused");
    return withToken(stored.pieces, formToken);
  }
  const recorded = recordVisitorReads(visitor);
  const markup = render({
    visitor: recorded.visitor,
    ...(formToken !== undefined && { formToken: tokenMark }),
  });
  if (markup === null) return null;
  const pieces = markup.split(tokenMark).map((text) => Buffer.from(text));
  const readsPersonal = includesPersonal(recorded.reads);
  const isStored = !(readsPersonal && isPersonal);
  if (isStored) store.set(key, { pieces, readsPersonal });
  store.count(isStored ? "rendered" : "personal");
  return withToken(pieces, formToken);
}

/** The pieces with the form token of this request between them. */
function withToken(pieces: readonly Uint8Array[], formToken = ""): Uint8Array[] {
  const token = Buffer.from(formToken);
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [token, piece]));
}
