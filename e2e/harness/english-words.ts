/** Frequent English words that are no Spanish ones: one of them on a Spanish page is a text that was forgotten. */
export const englishWords: ReadonlySet<string> = new Set(
  `about above after again all also always amount and any apply are around ask at available back be because been before
 below best better between both bring but buy by call can cannot car cars check choose click close contact could
 customer day days dealer does down each easy email enter estimate every everything few fill filter find first for found free
 from full get give go good great had have help her here hours how if in include includes is it its just keep know last
 learn less let like list little long look lower make many may message mileage monday month monthly more most much must
 name need never new next not now number of off offer offers on one only open or order other our out over own page pay
 payment people phone pick please price prices ready receive request saturday save saved say search see select sell send
 service share shop should show sign since size some soon start stay step still store stores such sunday take tell term terms
 than thank that the their them then there these they thing this those through time today together too trade tuesday under until up
 used value vehicle vehicles view visit want was way we week welcome were what when where which while who why will with
 within without would year years yes you your`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
