import { phrases } from "../phrases/phrases.ts";
import { createPhraseBook, joinTokens } from "../tokens/phrase-book.ts";
import { isWordEnd, type Token, tokenize } from "../tokens/tokens.ts";

const { bodyStyle, drivetrain, fuelType } = phrases.values;

/** What may follow a nameplate without making it another car: body, cab, length, drive, fuel. */
const variants = createPhraseBook(
  [
    ...[bodyStyle, drivetrain, fuelType].flatMap((values) => Object.values(values).flat()),
    ...phrases.combined.flatMap(({ words }) => words),
    ...phrases.modelVariants,
  ].map((phrase) => [phrase, true] as const),
);

/**
 * The shorter names under which shoppers know a model: "Wrangler" for "Wrangler Unlimited", but not
 * "Corolla" for "Corolla Cross". As phrase keys, see `phraseKey`; empty for most models.
 */
export function nameplateKeys(model: string): string[] {
  const { tokens } = tokenize(model);
  return tokens.flatMap((token, index) =>
    index > 0 && token.startsWord && isVariant(tokens, index) ? [joinTokens(tokens, 0, index)] : [],
  );
}

function isVariant(tokens: readonly Token[], index: number): boolean {
  const to = variants.matchAt(tokens, index)?.to ?? designationEnd(tokens, index);
  return to !== null && (to === tokens.length || isVariant(tokens, to));
}

/** "350h" of "RX 350h", "1500" of "ProMaster 1500"; but an "Ioniq 5" is another car than an "Ioniq". */
function designationEnd(tokens: readonly Token[], index: number): number | null {
  if (!/^\d{3,}$/.test(tokens[index]?.text ?? "")) return null;
  let to = index + 1;
  while (!isWordEnd(tokens, to)) to++;
  return to;
}
