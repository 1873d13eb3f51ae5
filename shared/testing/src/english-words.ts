import { withoutIds } from "./without-ids.ts";

/** Frequent English words that are no Spanish ones: one of them in a Spanish text is a text that was forgotten. */
const englishWords: ReadonlySet<string> = new Set(
  `about above after again all also always amount and any apply are around ask at available back be because been before
 below best better between both bring but buy by call can cannot car cars check choose click close contact could
 customer day days dealer does down each easy email enter fee fees estimate every everything few fill filter find first for found free
 from full get give go good great had have help her here hours how if in include includes is it its just keep know last
 learn less let like list little long look lower make many may message mileage monday month monthly more most much must
 name need never new next not now number of off offer offers on one only open or order other our out over own page pay
 payment people phone pick please price prices ready receive request saturday save saved say search see select sell send
 service share shop should show sign since size some soon start stay step still store stores such sunday take tax taxes tell term terms
 than thank that the their them then there these they thing this those through time today together too trade tuesday under until up
 used value vehicle vehicles view visit want was way we week welcome were what when where which while who why will with
 within without would year years yes you your`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/**
 * Names of the demo dealers and their streets, of people, programs and papers, codes of offers, what carriers
 * prescribe, and the words of English contracts, reports and markings, which a Spanish text explains.
 */
const names = new RegExp(
  `\\b(?:${[
    "Heartland Crossing(?: Auto Group)?|Ozark Trail(?: Mitsubishi)?|Harvest Lane|Forum Ridge Drive|Bluff Road|Prairie View Avenue|Sycamore Bend Road",
    "Apple CarPlay|Android Auto|Wi-Fi|Global Privacy Control|E-SIGN|HELP|STOP|START|English|check engine|Nora and Eli",
    "[Bb]uyers Guide|Do not drive|park outside|Remedy not yet available|[Aa]ccident reported|lemon law|out-the-door(?: price)?|pre-purchase inspection",
    "Fair Credit Reporting Act|Equal Credit Opportunity(?: Act)?|Consumer Credit Protection Act|Federal Trade Commission|hard inquiry|soft inquiry|payoff(?: amount)?|10-day payoff",
    "amount financed|down payment|trade equity|negative equity|interest rate|finance charge|total of payments|term|simple interest|prepayment penalty|co-borrower|co-signer|lienholder|pre-approval|service contract",
    "alimony|separate maintenance|money factor|leasing|lease|all-season|all-weather|high school",
    "New (?:York|Jersey|Mexico|Hampshire)|District of Columbia|Plug-in|Constitution, article IV, sections 43\\(a\\) and 47",
    "[A-Z]{2}|[A-Z]+\\d+",
  ].join("|")})\\b`,
  "g",
);

/** Addresses of pages, files and mailboxes, which are in English. */
const addresses = /https?:\/\/\S+|[\w.-]+@[\w-]+\.[\w.-]+/g;

/** The English words in a Spanish text, each once. Ids may spell one by chance: the receipt F-9WE2SD. */
export function englishIn(text: string): string[] {
  const words = withoutIds(text.replaceAll(/\s+/g, " "))
    .replaceAll(addresses, " ")
    .replaceAll(names, " ")
    .toLowerCase()
    .match(/[\p{L}’']+/gu);
  return [...new Set(words?.filter((word) => englishWords.has(word)))];
}
