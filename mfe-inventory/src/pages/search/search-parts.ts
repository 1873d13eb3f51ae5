import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** Marks lists that have cars and understood every term. */
export const searchHelp = "search.help";

export const SearchHelp = lazyPart(() =>
  import(/* webpackChunkName: "search.help" */ "./search-help.tsx").then(
    (module) => module.SearchHelp,
  ),
);

export const loadParts = loadUnlessInDocument(searchHelp, SearchHelp);
