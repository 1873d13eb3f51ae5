import { expect, test } from "@jest/globals";
import { englishIn } from "./english-words.ts";

test("finds the English words of a Spanish text, each once", () => {
  expect(englishIn("Hola, Ada: we received your message, and we call.")).toEqual([
    "we",
    "your",
    "message",
    "and",
    "call",
  ]);
});

test.each([
  "Número de comprobante: F-9WE2SD",
  "Su solicitud P-2WE3-4OR5",
  "https://www.dealer.example/es/inquiry/and-2we-or",
  "Escriba a Nora: service.rolla@dealer.example",
])("finds none in an id or an address: %s", (text) => {
  expect(englishIn(text)).toEqual([]);
});
