/** Text keys, each with the parameters that the code passes. A text names them in braces: `{count}`. */
export type TextParameters = Readonly<Record<string, readonly string[]>>;

/** The text keys of one owner; their texts are in `texts/<owner>.<language>.json`. */
export interface OwnedTextKeys {
  /** Read by components, so these texts are in every document. */
  readonly browser: TextParameters;
  /** Read by loaders, services and the shell's server only: never sent to a browser. */
  readonly server: TextParameters;
}
