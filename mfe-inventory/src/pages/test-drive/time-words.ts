import { twelveHours } from "@forecourt/domain/appointments/in-words";
import { fillText } from "@forecourt/remote-kit/site-context";

/** "09:30" → "9:30 a.m."; noon and midnight are 12. */
export function timeWords(time: string, texts: Record<string, string>): string {
  const { clock, half } = twelveHours(time);
  return fillText(texts, `testDrive.${half}`, { time: clock });
}
