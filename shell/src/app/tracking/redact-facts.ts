import type { EventFacts } from "@forecourt/contracts/tracking-events";
import { hashOf } from "./hashed-user-data.ts";

const mostFields = 40;

/** Facts as tags may get them: of a chat, every text as a hash, since any may name somebody. */
export async function redactFacts({ chat, ...facts }: EventFacts): Promise<EventFacts> {
  if (!chat) return facts;
  const safe: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(chat).slice(0, mostFields)) {
    const key = name.toLowerCase().replace(/[^a-z_]/g, "_");
    const told = typeof value === "string" ? await hashOf(value) : value;
    if (told !== null && key.length > 0 && key.length <= 40) safe[key] = told;
  }
  return { ...facts, chat: safe };
}
