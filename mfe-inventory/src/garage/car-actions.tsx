import { useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import Heart from "lucide-react/icons/heart";
import Scale from "lucide-react/icons/scale";
import styles from "./car-actions.module.css";
import { type GarageList, isFull, isIn, type KeptCar } from "./garage.ts";
import { comparePath } from "./garage-paths.ts";
import { garageStore } from "./garage-store.ts";
import { useGarage } from "./use-garage.ts";

interface CarActionsProps {
  car: KeptCar;
  /** `icons` in the corner of a card, `words` beside a title. */
  look?: "icons" | "words";
}

/**
 * Saves a car and puts it into the comparison. Both need JavaScript, so browsers without it are not
 * shown the buttons.
 */
export function CarActions({ car: { vin, title }, look = "icons" }: CarActionsProps) {
  const car = { vin, title };
  return (
    <div className={classNames(styles.actions, styles[look])}>
      <Toggle list="saved" car={car} look={look} />
      <Toggle list="compared" car={car} look={look} />
      {look === "words" && <ComparisonLink vin={vin} />}
    </div>
  );
}

/** The way on, where the page has no tray: to the comparison that this car is in. */
function ComparisonLink({ vin }: Pick<KeptCar, "vin">) {
  const t = useTexts();
  const cars = useGarage(({ garage }) => garage.compared);
  if (!isIn(cars, vin)) return null;
  return (
    <a href={comparePath(cars.map((car) => car.vin))} className={styles.link}>
      {t("garage.compareThese", { count: cars.length })}
    </a>
  );
}

const icons = { saved: Heart, compared: Scale } as const;

interface ToggleProps extends Required<CarActionsProps> {
  list: Exclude<GarageList, "seen">;
}

function Toggle({ list, car, look }: ToggleProps) {
  const t = useTexts();
  const isOn = useGarage(({ garage }) => isIn(garage[list], car.vin));
  const cannot = useGarage(({ garage }) => isFull(garage, list)) && !isOn;
  const Icon = icons[list];
  const label = t(`garage.${list}.${isOn ? "remove" : "add"}`);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      aria-label={t("garage.label", { action: t(`garage.${list}.add`), car: car.title })}
      title={cannot ? t(`garage.${list}.full`) : label}
      aria-disabled={cannot || undefined}
      onClick={() => {
        if (!cannot) garageStore.toggle(list, car);
      }}
    >
      <Icon size={20} className={styles.icon} aria-hidden />
      {look === "words" && <span>{label}</span>}
    </button>
  );
}
