import { to12HourTime } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/remote-kit/site-context";

/** "09:30" → "9:30 a.m."; noon and midnight are 12. */
export function formatTime(time: string, texts: Record<string, string>): string {
  const { clock, half } = to12HourTime(time);
  return fillText(texts, `testDrive.${half}`, { time: clock });
}
