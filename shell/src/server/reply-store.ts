import type { ReplyCache, StoredReply } from "@forecourt/contracts/reply-cache";
import { LRUCache } from "lru-cache";

/** Limit for the texts of requests and replies. Parsed replies take some five times as much memory. */
const maxBytes = 8 * 1024 * 1024;

/** Replies of services for all loaders, least recently used first out. What was parsed is frozen. */
export function createReplyStore(maxSize = maxBytes): ReplyCache {
  const replies = new LRUCache<string, StoredReply>({
    maxSize,
    maxEntrySize: maxSize / 8,
    sizeCalculation: ({ text }, request) => text.length + request.length,
  });
  return {
    get: (request) => replies.get(request),
    set(request, reply) {
      if (typeof reply.parsed !== "object" || reply.parsed === null) return;
      deepFreeze(reply.parsed);
      replies.set(request, reply);
    },
  };
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === "object" && part !== null && !Object.isFrozen(part)) deepFreeze(part);
  }
  return Object.freeze(value);
}
