import { isDeepStrictEqual } from "node:util";
import type { Facts } from "@forecourt/contracts/areas/facts";
import type { StoreArticle } from "../articles/store-articles.ts";
import type { StoreContents } from "../content/contents.ts";
import type { FilledClaims } from "../credit-claims/credit-claims.ts";
import type { Problem } from "../problems/problem.ts";
import type { StoreSettings } from "../settings/settings.ts";

/** Inputs of a store's contents and articles, besides the dealer's files. */
export interface FilledWith {
  store: StoreSettings;
  language: string;
  facts: Facts;
  claims: FilledClaims;
}

export interface StoreContentsAndArticles extends StoreContents {
  articles: readonly StoreArticle[];
}

interface Entry extends FilledWith {
  made: StoreContentsAndArticles;
  problems: readonly Problem[];
}

/**
 * The contents and articles of one dealer's stores: the variants of an experiment share those that it does not change.
 */
export class ContentMemo {
  readonly #entries = new WeakMap<StoreSettings, Entry[]>();

  /**
   * The result of `make`, from an earlier call where it was filled with the same. Its problems are reported each time.
   */
  once(
    filledWith: FilledWith,
    problems: Problem[],
    make: (problems: Problem[]) => StoreContentsAndArticles,
  ): StoreContentsAndArticles {
    const { store, language, facts, claims } = filledWith;
    const ofStore = this.#entries.get(store) ?? [];
    let entry = ofStore.find(
      (one) =>
        one.language === language &&
        isDeepStrictEqual(one.facts, facts) &&
        isDeepStrictEqual(one.claims, claims),
    );
    if (!entry) {
      const found: Problem[] = [];
      entry = { ...filledWith, made: make(found), problems: found };
      this.#entries.set(store, [...ofStore, entry]);
    }
    problems.push(...entry.problems);
    return entry.made;
  }
}
