import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { expect, test } from "@jest/globals";
import { searchLanguageOf } from "../search/search-language.ts";
import { searchHelp } from "./search-help.ts";

const dealers = await loadDealers(shippedDealers);

/** The questions that a search in the group's help center finds, without a chosen store. */
function found(query: string, language?: "es") {
  const tenant = { dealerId: "heartland", storeId: null, ...(language && { language }) };
  const { categories } = pageContent(dealers, tenant, "company/helpCenter");
  const { matches } = searchHelp(categories, query, searchLanguageOf(dealers.site(tenant).texts));
  return (matches ?? []).flatMap(({ items }) =>
    items.map(({ question }) => question.map(({ text }) => text).join("")),
  );
}

test.each([
  ["haggle", "Are your prices negotiable?"],
  ["are prices negotiable", "Are your prices negotiable?"],
  ["lease", "Can I lease a car from you?"],
  ["illinois", "I live in another state. Where do I pay the tax and register the car?"],
  ["out of state", "I live in another state. Where do I pay the tax and register the car?"],
  ["personal property tax receipt", "How do I get a title and plates in Missouri?"],
  ["lost title", "I lost my title. Can I still sell or trade my car?"],
  ["lost key", "I lost a key. Can you make another?"],
  ["hail", "Why do you need to see some cars first?"],
  ["credit card", "Can I pay cash?"],
  ["zelle", "Can I pay cash?"],
  ["speak spanish", "Do you speak Spanish?"],
  ["loaner", "Do you have loaner cars or a shuttle?"],
  ["odometer", "Do you have vehicle history reports?"],
  ["sell car without buying", "Can I sell you my car without buying one?"],
  ["military discount", "Do you have a discount for military members, veterans, or students?"],
  ["first time buyer", "This would be my first car loan. Can you help?"],
  ["first-time buyer", "This would be my first car loan. Can you help?"],
  ["complaint", "Something went wrong. Whom do I tell?"],
  ["who do i complain to", "Something went wrong. Whom do I tell?"],
  ["break down", "My car broke down. What do I do?"],
  ["tow", "My car broke down. What do I do?"],
  ["GPS tracker", "Do you put a GPS tracker or a starter device on cars?"],
  ["sedalia trade", "Which of your stores buy cars?"],
])("a search for %j finds %j", (query, question) => {
  expect(found(query)).toContain(question);
});

test.each([
  ["regatear", "¿Se pueden negociar sus precios?"],
  ["hablan español", "¿Hablan español?"],
  ["llave perdida", "Perdí una llave. ¿Me pueden hacer otra?"],
  ["granizo", "¿Por qué necesitan ver primero algunos autos?"],
  ["queja", "Algo salió mal. ¿A quién le digo?"],
  ["grúa", "Mi auto se descompuso. ¿Qué hago?"],
  ["primer auto", "Sería mi primer préstamo de auto. ¿Me pueden ayudar?"],
])("a Spanish search for %j finds %j", (query, question) => {
  expect(found(query, "es")).toContain(question);
});
