import type { BookingOptions } from "@forecourt/contracts/areas/service/visit-parts";
import { suggestedModels } from "@forecourt/service-kit/cars/car-spelling";
import type { z } from "zod";
import { latestModelYear } from "../forms/check-vehicle.ts";
import { symptomServices } from "../forms/services-of-symptoms.ts";
import { type ServiceStore, transportsOf } from "../visits/service-store.ts";

/** Options that a store offers for visits; `asksVehicle` = with suggestions for the vehicle. */
export function bookingOptionsOf(
  store: ServiceStore,
  { asksVehicle }: { asksVehicle: boolean },
): z.input<typeof BookingOptions> {
  const { config, isBookable, storeId, today } = store;
  const { scheduling, service, company } = config;
  return {
    isBookable,
    scheduleLink: config.pages.serviceSchedule ? service.scheduleLink : null,
    services: scheduling.services,
    diagnosisOpCode: scheduling.diagnosisOpCode,
    symptoms: symptomServices(config),
    symptomWords: scheduling.symptomWords,
    transports: transportsOf(store),
    advisers: scheduling.advisers.map(({ id, name, title, photo }) => ({ id, name, title, photo })),
    models: asksVehicle ? suggestedModels : {},
    latestModelYear: latestModelYear(today),
    store: { id: storeId, name: company.name, phone: service.phone },
    timezone: company.timezone,
    today,
  };
}
