import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** What has happened with an offer since it was made. */
export const NewsPart = lazyPart(() =>
  import(/* webpackChunkName: "offer.news" */ "./offer-news.tsx").then(
    (module) => module.OfferNews,
  ),
);

/** Marks an offer without news. */
export const newsPartName = "offer.news";

export const loadParts = loadUnlessInDocument(newsPartName, NewsPart);
