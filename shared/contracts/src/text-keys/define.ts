/** Text keys, each with the parameters that the code passes: a text names them in braces, `{count}`. */
export type TextParameters = Readonly<Record<string, readonly string[]>>;

/** The text keys of one owner, which stand in `texts/<owner>.<language>.json`. */
export interface OwnedTextKeys {
  /** Read by components, so every document carries these texts. */
  readonly browser: TextParameters;
  /** Read by loaders, services and the shell's server only: never sent to a browser. */
  readonly server: TextParameters;
}
