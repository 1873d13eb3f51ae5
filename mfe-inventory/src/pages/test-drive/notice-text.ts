import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";

type Texts = Record<string, string>;

/** `help` with the notice that the store needs, where it needs one: why today begins later. */
export function withNotice(help: string, days: TestDriveDays | null, texts: Texts): string {
  const minutes = days?.leadTimeMinutes ?? 0;
  if (minutes === 0) return help;
  return fillText(texts, "testDrive.notice", { help, time: duration(minutes, texts) });
}

/** "2 hours", or "90 minutes" where it is not whole hours. */
function duration(minutes: number, texts: Texts): string {
  if (minutes % 60 !== 0) return fillText(texts, "testDrive.notice.minutes", { count: minutes });
  const count = minutes / 60;
  return fillText(texts, `testDrive.notice.hours.${pluralForm(count)}`, { count });
}
