import { expect, test } from "@jest/globals";
import { firstSentence } from "./first-sentence.ts";

test.each([
  ["Dale sets the prices. He drives every trade-in.", "Dale sets the prices."],
  ["Ask her! She knows.", "Ask her!"],
  ["He says “call me.” He means it.", "He says “call me.”"],
  [
    "Ruth came from St. Louis with J. D. Power. She stayed.",
    "Ruth came from St. Louis with J. D. Power.",
  ],
  ["El Dr. Ruiz pesa 2.5 kilos menos. Sí.", "El Dr. Ruiz pesa 2.5 kilos menos."],
  ["Without an end", "Without an end"],
])("the first sentence of %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
