import type { TextKey } from "@forecourt/contracts/text-keys";
import type { validatePhone } from "@forecourt/contracts/visitor/customer";
import type { z } from "zod";

type Reply = z.input<typeof validatePhone.reply>;
type Values = Record<string, string | number>;

/** A dealer's words for what became of a phone check. */
export interface PhoneWords {
  text(key: TextKey, values?: Values): string;
  /** Under the field that it is about. */
  failed(field: Reply["field"], key: TextKey, values?: Values): Reply;
  done(key: TextKey, values?: Values): Reply;
}

/** `texts` are the dealer's, of `SiteContext`. */
export function phoneWords(texts: Readonly<Record<string, string>>): PhoneWords {
  const text: PhoneWords["text"] = (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
  return {
    text,
    failed: (field, key, values) => ({
      success: false,
      error: text(key, values),
      field,
      message: "",
    }),
    done: (key, values) => ({
      success: true,
      error: null,
      field: null,
      message: text(key, values),
    }),
  };
}
