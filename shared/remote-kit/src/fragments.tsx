import type { PageRequest } from "@forecourt/contracts/page";
import type { ComponentType } from "react";

/** Exports of a fragment's module: a component that renders finished data, without handlers. */
export interface FragmentModule<Data> {
  Fragment: ComponentType<{ data: Data }>;
}

/**
 * Loads the data of a fragment, on the server only. Null = there is nothing to show. An error leaves the
 * fragment out; the page that embeds it is shown all the same.
 */
export type FragmentLoader<Data> = (request: PageRequest) => Promise<Data | null>;

type Fragments = Record<string, () => Promise<FragmentModule<never>>>;

/**
 * Declares what an area draws on pages of other areas. The shell renders it on the server, as markup
 * without React in the browser, so links and forms work and handlers do not.
 */
export function defineFragments<F extends Fragments>(fragments: F): F {
  return fragments;
}

type DataOf<Import> = Import extends () => Promise<FragmentModule<infer Data>> ? Data : never;

/** Declares the loader of each fragment. One whose data does not fit its fragment does not compile. */
export function defineFragmentLoaders<F extends Fragments>(
  _fragments: F,
  loaders: { [K in keyof F]: FragmentLoader<DataOf<F[K]>> },
): { [K in keyof F]: FragmentLoader<DataOf<F[K]>> } {
  return loaders;
}
