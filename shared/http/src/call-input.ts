import type { z } from "zod";

/**
 * What a caller passes for one schema. Where the schema coerces (its input is `unknown`), the
 * caller passes the type after coercion, so that `page: "no"` does not compile.
 */
type Given<S extends z.ZodType> =
  z.input<S> extends object
    ? {
        [K in keyof z.input<S>]: unknown extends z.input<S>[K]
          ? K extends keyof z.output<S>
            ? z.output<S>[K]
            : never
          : z.input<S>[K];
      }
    : z.input<S>;

/** Empty for a schema that the endpoint does not declare (its input type is `unknown`). */
type Part<Name extends string, S extends z.ZodType> =
  unknown extends z.input<S>
    ? { [K in Name]?: never }
    : object extends Given<S>
      ? { [K in Name]?: Given<S> }
      : { [K in Name]: Given<S> };

/** The inputs of a call: exactly the parts that its endpoint declares. */
export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<
  "params",
  P
> &
  Part<"query", Q> &
  Part<"body", B>;
