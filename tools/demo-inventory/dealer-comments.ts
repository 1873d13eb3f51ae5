import { type Random, seeded } from "./random.ts";
import type { OfferedCar } from "./snapshot.ts";
import { usedCarHistory } from "./used-car-history.ts";

const WITHOUT_COMMENTS_SHARE = 0.25;
/** Below it, a car shows no wear worth a sentence. */
const WORN_FROM_MILES = 30_000;
const WEAR_SHARE = 0.5;

/**
 * What the demo's sales people write of a used car; empty for some, and for new ones. Seeded by the VIN, so that the other
 * facts of all cars stay the same.
 */
export function dealerComments(car: OfferedCar): string {
  const random = seeded(`${car.vin}/comments`);
  if (car.condition === "new" || random.chance(WITHOUT_COMMENTS_SHARE)) return "";
  const work = random.pick(workOf(car));
  const certified =
    car.condition === "certified"
      ? "It passed our certified inspection; ask us for the checklist."
      : "";
  return [
    sentences(pastOf(car), certified, work),
    sentences(wearOf(car, random), highlightOf(car), random.pick(keys)),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n");
}

function pastOf(car: OfferedCar): string {
  const { use, owners } = usedCarHistory(car);
  if (use === "Rental") return "This one was a rental before it came to us.";
  if (use === "Fleet") return "This one came to us from a company fleet.";
  if (use === "Personal lease") return "This one came back from a lease.";
  if (use === undefined) return "Its history report has not come in yet; ask us for it.";
  return owners === 1
    ? "Its only owner traded it in with us."
    : "Its last owner traded it in with us.";
}

/** What the shop has done, which suits every car, or every car with an engine. */
function workOf({ fuelType }: OfferedCar): readonly string[] {
  const any = [
    "Our shop put on four new tires.",
    "Our shop put on new front brake pads and rotors.",
    "Our shop put in a new cabin filter and new wiper blades.",
    "Our shop went through it and found nothing to fix.",
  ];
  return fuelType === "electric" ? any : [...any, "Our shop changed the oil and both filters."];
}

const wear = [
  "The driver's seat shows light wear.",
  "There is a small ding in the right rear door.",
  "There are a few stone chips on the hood.",
  "One wheel has a curb scratch.",
];

function wearOf({ mileage, condition }: OfferedCar, random: Random): string {
  const isWorn = condition === "used" && mileage >= WORN_FROM_MILES && random.chance(WEAR_SHARE);
  return isWorn ? random.pick(wear) : "";
}

function highlightOf({ features }: OfferedCar): string {
  if (features.includes("Tow Package")) return "It has the tow package, hitch included.";
  if (features.includes("Third-Row Seating")) return "The third row folds flat.";
  return features.includes("Remote Start") ? "Remote start works from the key." : "";
}

const keys = ["It comes with two keys.", "It comes with one key; we can have a second one made."];

function sentences(...found: readonly string[]): string {
  return found.filter((sentence) => sentence !== "").join(" ");
}
