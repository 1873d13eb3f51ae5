import { failureKeys } from "./text-keys/failure.ts";
import { frameKeys } from "./text-keys/frame.ts";
import { menuKeys } from "./text-keys/menu.ts";
import { searchKeys } from "./text-keys/search.ts";
import { vehicleKeys } from "./text-keys/vehicle.ts";
import { vehicleWordsKeys } from "./text-keys/vehicle-words.ts";

/**
 * Every visible text that is not content, with the parameters that the code gives it; written in a
 * text as `{count}`. Names with a dot, `{company.city}`, come from the configuration and are filled
 * when it is loaded. A plural is two keys, `.one` and `.other`.
 */
export const textKeys = {
  ...frameKeys,
  ...menuKeys,
  ...failureKeys,
  ...vehicleWordsKeys,
  ...searchKeys,
  ...vehicleKeys,
} as const satisfies Record<string, readonly string[]>;

export type TextKey = keyof typeof textKeys;
