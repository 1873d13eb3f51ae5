import { ownerOf } from "@forecourt/contracts/areas";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { unlockParameter } from "@forecourt/contracts/paths/personal-parameters";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { fillText } from "@forecourt/remote-kit/site-context";
import { unlockView } from "../../features/unlock/unlock-view.ts";
import type { UnlockPageData } from "./unlock-page-data.ts";

/**
 * The form without JavaScript. A visitor who has unlocked early-access cars, or a dealer without them, is
 * redirected to the page they wanted.
 */
export const loadUnlock: PageLoader<UnlockPageData> = async ({
  url,
  site,
  visitor = anonymousVisitor,
}) => {
  const next = nextOf(url);
  if (visitor.proven.unlockInventory !== null || site.earlyAccessDays === 0) {
    return { kind: "redirect", to: next.pathname + next.search, permanent: false };
  }
  const { texts } = site;
  const title = fillText(texts, "unlock.page.title");
  const body = fillText(texts, "unlock.list.body");
  return {
    kind: "page",
    data: {
      unlock: unlockView({ url: next, site }, { title, body }),
      browse: { label: fillText(texts, "unlock.car.browse"), href: href.search() },
    },
    head: {
      title: fillText(texts, "unlock.car.head"),
      description: body,
      canonical: null,
      index: false,
    },
  };
};

/** URL of the next page, from the address: a page of cars, else all cars. */
function nextOf(url: URL): URL {
  const requestedPath = url.searchParams.get(unlockParameter) ?? "";
  const all = new URL(href.search(), url);
  if (!isPathOfThisSite(requestedPath)) return all;
  const next = new URL(requestedPath, url);
  const owner = ownerOf(next.pathname);
  return owner?.area === "inventory" && owner.page !== "unlock" ? next : all;
}
