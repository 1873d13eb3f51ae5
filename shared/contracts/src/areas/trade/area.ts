import { defineArea } from "../define-area.ts";
import { getCarForm } from "./appraisal-form.ts";
import {
  getAppraisal,
  getQuestionnaire,
  requestOffer,
  saveAnswers,
  saveCar,
  selectPayment,
  startAppraisal,
} from "./appraisals.ts";
import { getCarChoices, getCarLookupMethods, lookUpCar } from "./car-lookup.ts";
import { getTradeIndex, TradeIndex } from "./contracts.ts";
import { tradeFacts } from "./facts.ts";
import { tradeLeads } from "./leads.ts";
import {
  changeOfferedCarForm,
  keepOfferForm,
  requestOfferForm,
  savePayoffForm,
  selectPaymentForm,
} from "./offer-forms.ts";
import { getTradeOffer } from "./offer-page.ts";
import { tradePages } from "./pages.ts";
import { addPhotos, listPhotos, removePhoto } from "./photos.ts";
import { tradeTextKeys } from "./text-keys.ts";

/** The trade area. */
export const trade = defineArea({
  pages: tradePages,
  flags: {
    sellTrade: true,
    /** Derived from the stores of the dealer, whatever its files say. */
    sellTradeElsewhere: false,
  },
  sections: {
    compare: { page: "index", fragment: "compare" },
    whatToBring: { page: "index", fragment: "what-to-bring" },
  },
  finds: {
    index: "menu.sellOrTrade",
  },
  content: { index: TradeIndex },
  endpoints: {
    getTradeIndex,
    getQuestionnaire,
    lookUpCar,
    getCarChoices,
    getCarWays: getCarLookupMethods,
    startAppraisal,
    getAppraisal,
    getCarForm,
    saveCar,
    saveAnswers,
    requestOffer,
    selectPayment,
    listPhotos,
    addPhotos,
    removePhoto,
    getTradeOffer,
    requestOfferForm,
    selectPaymentForm,
    changeOfferedCarForm,
    savePayoffForm,
    keepOfferForm,
  },
  texts: tradeTextKeys,
  leads: tradeLeads,
  facts: tradeFacts,
});
