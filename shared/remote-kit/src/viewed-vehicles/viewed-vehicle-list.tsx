import { VehiclePicture } from "../vehicle-picture/vehicle-picture.tsx";
import type { ViewedVehicle } from "./viewed-vehicle.ts";
import styles from "./viewed-vehicle-list.module.css";

/** Number of cars in one row. */
const maxShown = 4;

/** The newest of the cars that this browser has shown, each a link with its picture. */
export function ViewedVehicleList({ cars }: { cars: readonly ViewedVehicle[] }) {
  return (
    <ul className={styles.cars}>
      {cars.slice(0, maxShown).map((car) => (
        <li key={car.vin} className={styles.car}>
          <VehiclePicture car={{ ...car, imageLabel: car.title }} src={car.image} alt="" />
          <a href={car.href} className={styles.link}>
            {car.title}
          </a>
          <span className={styles.about}>{car.about}</span>
        </li>
      ))}
    </ul>
  );
}
