import type { EventProperties } from "@forecourt/contracts/tracking-events";
import { hashOf } from "./hashed-user-data.ts";

const maxFields = 40;

/**
 * Event facts for tags: texts and numbers of a chat are hashed, because any may be personal data, such as a
 * phone number.
 */
export async function redactFacts({ chat, ...facts }: EventProperties): Promise<EventProperties> {
  if (!chat) return facts;
  const safe: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(chat).slice(0, maxFields)) {
    const key = name.toLowerCase().replace(/[^a-z_]/g, "_");
    const redacted = typeof value === "boolean" ? value : await hashOf(String(value));
    if (redacted !== null && key.length > 0 && key.length <= 40) safe[key] = redacted;
  }
  return { ...facts, chat: safe };
}
