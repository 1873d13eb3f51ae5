import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { expect, test } from "@jest/globals";
import { searchLanguageOf } from "../search/search-language.ts";
import { searchHelp } from "./search-help.ts";

const dealers = await loadDealers(shippedDealers);

interface Visit {
  dealerId?: "heartland" | "ozark-mitsubishi";
  language?: "es";
}

/** Results of a search in a help center, without a chosen store. */
function matchesOf(query: string, { dealerId = "heartland", language }: Visit = {}) {
  const tenant = { dealerId, storeId: null, ...(language && { language }) };
  const { categories } = pageContent(dealers, tenant, "company/helpCenter");
  const { matches } = searchHelp(categories, query, searchLanguageOf(dealers.site(tenant).texts));
  return (matches ?? []).flatMap(({ items }) => items);
}

const words = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join("");

/** The questions that it finds. */
function found(query: string, visit?: Visit) {
  return matchesOf(query, visit).map(({ question }) => words(question));
}

/** The answer that a shopper reads first. */
function firstAnswer(query: string, dealerId: Visit["dealerId"] & string) {
  return (matchesOf(query, { dealerId })[0]?.answers ?? []).map(words).join(" ");
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
  ["will you buy my car if i dont buy yours", "Can I sell you my car without buying one?"],
  ["bring car to another store", "Where is the car that I want to drive?"],
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

/** The first question, which a shopper reads as the answer. */
const answers: [query: string, question: string][] = [
  ["temp tag", "How do I drive the car home? Do I get a temporary tag?"],
  ["temporary plates", "How do I drive the car home? Do I get a temporary tag?"],
  ["paper tags", "How do I drive the car home? Do I get a temporary tag?"],
  ["drive it home", "How do I drive the car home? Do I get a temporary tag?"],
  ["buy here pay here", "Are you a buy here, pay here dealer?"],
  ["bhph", "Are you a buy here, pay here dealer?"],
  ["refinance", "Can I refinance my car loan?"],
  ["where is my title", "Where is my title? I haven’t gotten it yet"],
  ["lost title", "I lost my title. Can I still sell or trade my car?"],
  ["test drive at home", "Can I test-drive a car at home?"],
  ["bankruptcy", "Can I get a loan after a bankruptcy or a repossession?"],
  ["repo", "Can I get a loan after a bankruptcy or a repossession?"],
  ["financing with itin", "Do I need my Social Security number to get pre-approved?"],
  ["do i need insurance to test drive", "What do I bring to a test drive?"],
  ["can i return the car if i dont like it", "Can I return a car I bought?"],
  ["whats your return policy", "Can I return a car I bought?"],
  ["how much do i need to put down", "Do I need a down payment?"],
  ["how do i apply for a job", "How do I apply for a job?"],
  ["careers", "How do I apply for a job?"],
  ["stop calling me", "How do I stop your calls, texts, or emails?"],
  ["unsubscribe stop texting me", "How do I stop your calls, texts, or emails?"],
  ["do you have any electric cars", "Do you have electric or hybrid cars?"],
  ["do you buy leases", "Can I sell or trade a car that I lease?"],
  ["order parts", "How do I order a part?"],
  ["parts counter", "How do I order a part?"],
  ["who do i talk to about a bill", "Whom do I ask about a bill?"],
  ["wheelchair accessible", "I use a wheelchair, or need help with the site. What do you do?"],
];

test.each(answers)("the first answer to %j is %j, at both dealers", (query, question) => {
  expect(found(query)[0]).toBe(question);
  expect(found(query, { dealerId: "ozark-mitsubishi" })[0]).toBe(question);
});

test("the first answer to a search for an extended warranty leads to the plans that are sold", () => {
  for (const query of ["extended warranty", "plan cost"]) {
    const [first] = found(query, { dealerId: "ozark-mitsubishi" });
    expect(first).toBe("Can I buy an extended warranty?");
  }
});

test.each([
  ["permiso temporal", "¿Cómo me llevo el auto a casa? ¿Me dan un permiso temporal?"],
  ["buy here pay here", "¿Son un concesionario de “compre aquí, pague aquí”?"],
  ["refinanciar", "¿Puedo refinanciar mi préstamo de auto?"],
  ["dónde está mi título", "¿Dónde está mi título? Todavía no me llega"],
  ["prueba de manejo en casa", "¿Puedo probar un auto en mi casa?"],
  ["bancarrota", "¿Me pueden dar un préstamo después de una bancarrota o un embargo?"],
  ["repo", "¿Me pueden dar un préstamo después de una bancarrota o un embargo?"],
  ["financiamiento con itin", "¿Necesito mi número de Seguro Social para la preaprobación?"],
  ["quiero trabajo", "¿Cómo solicito un trabajo?"],
  ["dejen de llamarme", "¿Cómo hago que dejen de llamarme, mandarme mensajes o correos?"],
  ["autos eléctricos", "¿Tienen autos eléctricos o híbridos?"],
  ["necesito seguro para prueba de manejo", "¿Qué traigo a una prueba de manejo?"],
])("the first answer to the Spanish %j is %j", (query, question) => {
  expect(found(query, { language: "es" })[0]).toBe(question);
});

test.each([
  ["financing with itin", /some lenders accept an ITIN/],
  ["do i need insurance to test drive", /don’t need proof of insurance for the drive/],
  ["title and plates", /have dealers collect the tax.*ask us/],
  ["title and plates", /needs a safety inspection, we give you that with the car/],
  ["which warranty does my car have", /doesn’t cover electric cars/],
])("the answer to %j says %s", (query, expected) => {
  for (const dealerId of ["heartland", "ozark-mitsubishi"] as const) {
    expect(firstAnswer(query, dealerId)).toMatch(expected);
  }
});

test("a group whose stores bring cars over says so", () => {
  expect(firstAnswer("bring car to another store", "heartland")).toMatch(
    /drive the car over at no/,
  );
});

test.each([
  ["where is the car that i want to drive", /^At our store: 4180 Sycamore/],
  ["loaner cars", /^No, we have neither one/],
  ["documentary fee", /its own line\.$/],
])("the answer to %j at a dealer with one store names no other: %s", (query, expected) => {
  expect(firstAnswer(query, "ozark-mitsubishi")).toMatch(expected);
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
  expect(found(query, { language: "es" })).toContain(question);
});
