import type { TextKey } from "@forecourt/contracts/text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";
import type { OddityKind } from "../../import/judge/oddities.ts";
import type { FeedNotification } from "./queue-feed-mail.ts";

interface MailContext {
  texts: Readonly<Record<string, string>>;
  /** The name of the store. */
  store: string;
}

/** The notice to the contact of a feed, in their language. Figures and commands are as the program prints them. */
export function feedMail(
  notification: FeedNotification,
  { texts, store }: MailContext,
): { subject: string; text: string } {
  const t = (key: TextKey, values: TextValues = {}) => fillText(texts, key, values);
  if (notification.kind === "held") {
    const { fileName: file, oddities, release } = notification;
    const odd = oddities.map(
      ({ kind, text }) => `- ${t(`feeds.odd.${kind as OddityKind}`)}\n  ${text}`,
    );
    return {
      subject: t("feeds.mail.held.subject", { store }),
      text: [
        t("feeds.mail.held.intro", { store, file }),
        odd.join("\n"),
        t("feeds.mail.held.kept"),
        `${t("feeds.mail.held.release")}\n${release}`,
      ].join("\n\n"),
    };
  }
  if (notification.kind === "refused") {
    const { fileName: file, why } = notification;
    return {
      subject: t("feeds.mail.refused.subject", { store }),
      text: [
        t("feeds.mail.refused.intro", { store, file }),
        `- ${why}`,
        t("feeds.mail.refused.kept"),
      ].join("\n\n"),
    };
  }
  const { hours, trouble } = notification;
  return {
    subject: t("feeds.mail.silent.subject", { store }),
    text: [
      t("feeds.mail.silent.intro", { store, hours }),
      ...(trouble === null ? [] : [`${t("feeds.mail.silent.trouble")}\n- ${trouble}`]),
      t("feeds.mail.silent.kept"),
    ].join("\n\n"),
  };
}
