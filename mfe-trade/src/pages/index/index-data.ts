import type { TradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import type { StartFormData } from "../../parts/start-form/start-form-data.ts";

/** Everything the sell and trade index shows. */
export type TradeData = Omit<TradeIndex, "head"> & {
  /** Which car the visitor has. */
  form: StartFormData;
};
