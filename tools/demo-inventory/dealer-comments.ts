import { type Random, seeded } from "./random.ts";
import type { OfferedCar } from "./snapshot.ts";
import { usedCarHistory } from "./used-car-history.ts";

const WITHOUT_COMMENTS_SHARE = 0.25;
/** Below it, a car shows no wear worth a sentence. */
const WORN_FROM_MILES = 30_000;
const WEAR_SHARE = 0.5;

/**
 * Description that the demo's sales people write of a used car; empty for some used cars, and for new cars. Seeded by
 * the VIN, so that the other facts of all cars stay the same.
 */
export function dealerComments(car: OfferedCar): string {
  const random = seeded(`${car.vin}/comments`);
  if (car.condition === "new" || random.chance(WITHOUT_COMMENTS_SHARE)) return "";
  const work = random.pick(workOf(car));
  const certified =
    car.condition === "certified"
      ? "This car passed its certified pre-owned inspection. Ask us for the checklist."
      : "";
  return [
    sentences(pastOf(car), certified, work),
    sentences(wearOf(car, random), highlightOf(car), random.pick(keysOf(car))),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n");
}

/** Nothing where the history report has not come in: the page states that. */
function pastOf(car: OfferedCar): string {
  const { use, owners } = usedCarHistory(car);
  if (use === undefined) return "";
  const isOnly = owners === 1;
  const sentence = {
    Rental: isOnly ? "This car was a rental before it came to us." : "This car was once a rental.",
    Fleet: isOnly ? "This car came to us from a company fleet." : "This car was once in a fleet.",
    "Personal lease": isOnly ? "This car came to us off a lease." : "This car was once leased.",
    Personal: `This car’s ${isOnly ? "only" : "last"} owner traded it in to us.`,
  };
  return sentence[use];
}

/** Work of the shop that suits every car, or every car with an engine. */
function workOf({ fuelType }: OfferedCar): readonly string[] {
  const any = [
    "Our shop put on four new tires.",
    "Our shop put on new front brake pads and rotors.",
    "Our shop put on new wiper blades and replaced the 12-volt battery.",
    "Our shop checked the car over, and it needed no mechanical repairs.",
  ];
  return fuelType === "electric" ? any : [...any, "Our shop changed the oil and the oil filter."];
}

const wear = [
  "The driver's seat shows light wear.",
  "There is a small ding on the passenger side.",
  "There are a few rock chips on the hood.",
  "One wheel has some curb rash.",
];

function wearOf({ mileage, condition }: OfferedCar, random: Random): string {
  const isWorn = condition === "used" && mileage >= WORN_FROM_MILES && random.chance(WEAR_SHARE);
  return isWorn ? random.pick(wear) : "";
}

function highlightOf({ features }: OfferedCar): string {
  if (features.includes("Tow Package")) return "This truck has the tow package, hitch included.";
  if (features.includes("Third-Row Seating")) return "The third row folds down.";
  return features.includes("Remote Start") ? "Remote start works from the key fob." : "";
}

/** Cars of this make open with a card. */
const makeWithKeyCards = "Tesla";

function keysOf({ make }: OfferedCar): readonly string[] {
  if (make === makeWithKeyCards) return ["You get two key cards."];
  return ["You get two keys.", "You get one key. Ask us what a second one costs."];
}

function sentences(...found: readonly string[]): string {
  return found.filter((sentence) => sentence !== "").join(" ");
}
