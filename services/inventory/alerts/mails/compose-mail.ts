import type { ShopperMail } from "@forecourt/contracts/leads/shopper-mail";
import { managePath } from "@forecourt/contracts/paths/alert-paths";
import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import type { SiteContext } from "@forecourt/contracts/site";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";
import type { WatchRow } from "../../store/alert-tables.ts";
import { carLine, changeLine, digestSubject } from "./alert-lines.ts";
import type { AlertItem } from "./alert-mail.ts";

/** A watch with its title. */
export interface NamedWatch {
  watch: WatchRow;
  title: string;
  /** The page of the car or the search; null = it no longer exists. */
  path: string | null;
}

/** Data that every mail of a subscriber needs. */
export interface MailContext {
  site: Pick<SiteContext, "texts">;
  storeName: string;
  /** The token of the links to the subscriber's page. */
  token: string;
  watches: readonly NamedWatch[];
}

export type Composed = Omit<ShopperMail, "store" | "address" | "mailing" | "isConfirmed">;

/** The maximum number of cars of one search in a mail; the page of the search lists the others. */
const maxCars = 10;

function textsOf({ site }: MailContext) {
  return (key: TextKey, values: TextValues = {}) => fillText(site.texts, key, values);
}

/** The mail that asks to confirm; null = no watch is unconfirmed. */
export function confirmationMail(context: MailContext): Composed | null {
  const t = textsOf(context);
  const waiting = context.watches.filter(({ watch }) => watch.confirmed_at === null);
  if (waiting.length === 0) return null;
  const store = context.storeName;
  return {
    subject: t("alerts.mail.confirm.subject", { store }),
    paragraphs: [t("alerts.mail.confirm.intro", { store })],
    sections: [
      {
        title: t("alerts.mail.confirm.list"),
        items: waiting.flatMap(({ watch, title, path }) =>
          path === null ? [] : [{ label: title, path, notes: [t(`alerts.kind.${watch.kind}`)] }],
        ),
        more: null,
      },
    ],
    button: { label: t("alerts.mail.confirm.button"), path: managePath(context.token) },
    notes: [t("alerts.mail.confirm.ignore")],
    reason: t("alerts.mail.confirm.reason"),
    stop: stopOf(context, "alerts.mail.confirm.stop"),
  };
}

/** A digest of the alerts whose watches still exist; null = none does. */
export function digestMail(items: readonly AlertItem[], context: MailContext): Composed | null {
  const t = textsOf(context);
  const watches = context.watches.filter(({ watch }) => watch.confirmed_at !== null);
  const byWatch = Map.groupBy(items, ({ watchId }) => watchId);
  const wanted = watches.filter(({ watch }) => byWatch.has(watch.id));
  const of = ({ watch }: NamedWatch) => byWatch.get(watch.id) ?? [];
  const told = wanted.flatMap(of);
  if (told.length === 0) return null;
  const followed = wanted.filter(({ watch }) => watch.kind === "price").flatMap(of);
  const searches = wanted.filter(({ watch }) => watch.kind !== "price");
  return {
    subject: digestSubject(told, t),
    paragraphs: [t("alerts.mail.intro", { store: context.storeName })],
    sections: [
      ...(followed.length === 0
        ? []
        : [{ title: t("alerts.mail.followed"), items: followed.map(itemOf(t)), more: null }]),
      ...searches.map((search) => searchSection(search, of(search), t)),
    ],
    button: null,
    notes: [],
    reason: t("alerts.mail.reason", { store: context.storeName }),
    stop: stopOf(context, "alerts.mail.stop"),
  };
}

type Texts = ReturnType<typeof textsOf>;

function searchSection(
  { watch, title, path }: NamedWatch,
  cars: readonly AlertItem[],
  t: Texts,
): ShopperMail["sections"][number] {
  const heading = watch.kind === "similar" ? "alerts.mail.similar" : "alerts.mail.found";
  const isLong = cars.length > maxCars && path !== null;
  return {
    title: t(heading, { title }),
    items: cars.slice(0, maxCars).map(itemOf(t)),
    more: isLong ? { label: t("alerts.mail.more", { count: cars.length }), path } : null,
  };
}

function itemOf(t: Texts) {
  return (item: AlertItem) => ({
    label: item.title,
    path: item.path,
    notes: [
      changeLine(item, t),
      ...carLine(item, t),
      ...(item.kind === "sold" ? [t("alerts.mail.sold.next")] : []),
    ],
  });
}

function stopOf({ token, ...context }: MailContext, label: TextKey): ShopperMail["stop"] {
  const t = textsOf({ token, ...context });
  const path = managePath(token);
  return { label: t(label), path, oneClickPath: `${alertsPath}/${token}/unsubscribe` };
}
