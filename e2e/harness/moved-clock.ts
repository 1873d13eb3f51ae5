// Loaded before anything else by every process of a run with a moved clock, see `moveClockOfRun`.
import { movedByMs } from "./config.ts";
import { moveDate } from "./move-date.ts";

moveDate(movedByMs());
