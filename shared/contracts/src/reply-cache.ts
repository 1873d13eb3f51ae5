/** A reply of a service, as its text and as what was parsed from it. */
export interface StoredReply {
  text: string;
  parsed: unknown;
}

/**
 * The last reply to each request, so that an equal text is not parsed and checked again. Its owner bounds it
 * and freezes what was parsed, because several requests share it.
 */
export interface ReplyCache {
  /** Undefined = not stored. */
  get(request: string): StoredReply | undefined;
  set(request: string, reply: StoredReply): void;
}
