import { storedKeys } from "../visitor/stored-keys.ts";

/** Where the experiments client sends its requests. No schema here: it reaches browsers. */
export const experimentsPath = "/api/experiments";

/** Parameter of `initializePath`: the variants of the document, see `variantKey`. */
export const variantsParameter = "variants";

/**
 * Where Statsig's client asks for the values of experiments, and where it sends its events. Their bodies and replies
 * are that client's, version 3.8.3.
 */
export const initializePath = `${experimentsPath}/initialize`;
export const logPath = `${experimentsPath}/rgstr`;

/**
 * Key in `localStorage` of what the client stores. It is there once this browser has seen a variant, so that what its
 * visitor does on other pages is reported, too.
 */
export const [experimentsKey] = storedKeys.analytics;
