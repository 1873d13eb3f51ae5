/** The whole surface of this package; everything else is internal. See README.md. */
export { createLexicon, type Lexicon } from "./lexicon/lexicon.ts";
export { parseQuery, parseQueryWithVehicle } from "./parse-query.ts";
export { findIdentifier, type Identifier } from "./tokens/identifier.ts";
