import { type SharedOfferKind, sharedOfferKinds } from "@forecourt/contracts/share-picture";

/** The page that a picture is drawn for. */
export type ShareSubject =
  | { kind: "home" }
  | { kind: "article"; slug: string }
  | { kind: "offer"; of: SharedOfferKind; id: string };

const name = "[a-z0-9]+(?:-[a-z0-9]+)*";
const shape = new RegExp(
  `^share/(?:(?<home>home)|article/(?<slug>${name})|offer/(?<of>${sharedOfferKinds.join("|")})/(?<id>${name}))$`,
);
const maxNameLength = 100;

/** Parses a source that `sharePicture` of the contracts writes; null for any other. */
export function parseShareSource(source: string): ShareSubject | null {
  const { home, slug, of, id } = shape.exec(source)?.groups ?? {};
  if (home !== undefined) return { kind: "home" };
  if ((slug ?? id ?? "").length > maxNameLength) return null;
  if (slug !== undefined) return { kind: "article", slug };
  const kind = sharedOfferKinds.find((one) => one === of);
  return kind && id !== undefined ? { kind: "offer", of: kind, id } : null;
}
