import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { pages } from "./expose.ts";
import { loadAppointment } from "./pages/appointment/appointment-loader.ts";
import { loadIndex } from "./pages/index/index-loader.ts";
import { loadSchedule } from "./pages/schedule/schedule-loader.ts";
import { loadScheduleStep } from "./pages/schedule-step/step-loader.ts";
import { loadSpecial } from "./pages/special/special-loader.ts";
import { loadSpecials } from "./pages/specials/specials-loader.ts";

export { pages };

export const loaders = defineLoaders(pages, {
  index: loadIndex,
  specials: loadSpecials,
  special: loadSpecial,
  schedule: loadSchedule,
  scheduleStep: loadScheduleStep,
  appointment: loadAppointment,
});
