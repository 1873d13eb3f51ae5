import { useLocalPath, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { isFull, isListed, type ShortlistedVehicle, type ShortlistName } from "./shortlist.ts";
import styles from "./shortlist-buttons.module.css";
import { comparePath } from "./shortlist-paths.ts";
import { shortlistStore } from "./shortlist-store.ts";
import { useShortlist } from "./use-shortlist.ts";

interface ShortlistButtonsProps {
  car: ShortlistedVehicle;
  /** `icons` in the corner of a card, `words` beside a title. */
  look?: "icons" | "words";
}

/** Buttons that save and compare a car. They need JavaScript and are hidden without it. */
export function ShortlistButtons({ car: { vin, title }, look = "icons" }: ShortlistButtonsProps) {
  const car = { vin, title };
  return (
    <div className={classNames(styles.actions, styles[look])}>
      <Toggle list="saved" car={car} look={look} />
      <Toggle list="compared" car={car} look={look} />
      {look === "words" && <ComparisonLink vin={vin} />}
    </div>
  );
}

/** A link to the comparison with this car, for pages without a tray. */
function ComparisonLink({ vin }: Pick<ShortlistedVehicle, "vin">) {
  const t = useTexts();
  const localPath = useLocalPath();
  const cars = useShortlist(({ shortlist }) => shortlist.compared);
  if (!isListed(cars, vin)) return null;
  return (
    <a href={localPath(comparePath(cars.map((car) => car.vin)))} className={styles.link}>
      {t("shortlist.compareThese", { count: cars.length })}
    </a>
  );
}

interface ToggleProps extends Required<ShortlistButtonsProps> {
  list: Exclude<ShortlistName, "seen">;
}

function Toggle({ list, car, look }: ToggleProps) {
  const t = useTexts();
  const isOn = useShortlist(({ shortlist }) => isListed(shortlist[list], car.vin));
  const cannot = useShortlist(({ shortlist }) => isFull(shortlist, list)) && !isOn;
  const label = t(`shortlist.${list}.${isOn ? "remove" : "add"}`);
  return (
    <button
      type="button"
      className={classNames(styles.toggle, styles[list])}
      data-icon
      aria-pressed={isOn}
      aria-label={t("shortlist.label", { action: t(`shortlist.${list}.add`), car: car.title })}
      title={cannot ? t(`shortlist.${list}.full`) : label}
      aria-disabled={cannot || undefined}
      onClick={() => {
        if (!cannot) shortlistStore.toggle(list, car);
      }}
    >
      {look === "words" && <span>{label}</span>}
    </button>
  );
}
