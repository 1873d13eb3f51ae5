import type { TradeOffer } from "@forecourt/contracts/areas/trade/offer";
import type { TradeOfferPage } from "@forecourt/contracts/areas/trade/offer-page";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { NavigationProvider } from "@forecourt/remote-kit/navigation";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { Page } from "../pages/offer/offer-page.tsx";
import { offerView } from "../pages/offer/offer-page-view.ts";

export const token = "A".repeat(43);
const site = siteFixture({ pages: { search: true } });
export const deduction = {
  questionId: "201",
  question: "Has anyone smoked in it?",
  answers: [{ value: "yes", label: "Yes" }],
  percent: 5,
  amountCents: -50_000,
};

export const offer: TradeOffer = {
  number: "T-7K4M-2PXD",
  madeAt: "2026-11-23T15:00:00.000Z",
  madeOn: "2026-11-23",
  validUntil: "2026-11-30",
  selectedPayment: "cashNow",
  result: {
    outcome: "offers",
    cashNow: {
      isOffered: true,
      offer: {
        base: "wholesale-rough",
        baseCents: 1_000_000,
        deductions: [deduction],
        finalPriceCents: 950_000,
      },
    },
    moreCashLater: {
      isOffered: true,
      offer: {
        base: "retail-average",
        baseCents: 1_400_000,
        deductions: [],
        initPriceCents: 1_400_000,
        additionalPayments: [{ label: "Advertising", amountCents: -99_500 }],
        finalPriceCents: 1_300_500,
        stepPayments: [
          { label: "First check", percent: 68, amountCents: 884_340 },
          { label: "Second check", percent: 32, amountCents: 416_160 },
        ],
      },
    },
    valuation: {
      source: "guide",
      asOf: "2026-11-20",
      confidence: "high",
      comparables: 42,
      assumedTrim: null,
      isTrimNamed: false,
    },
  },
};

export const car: TradeOfferPage["car"] = {
  vin: "1M8GDM9AXKP042788",
  licensePlate: null,
  state: null,
  modelYear: 2019,
  make: "Toyota",
  model: "RAV4",
  series: "XLE",
  style: null,
  mileage: 60_000,
  exteriorColor: "Blue",
  options: [],
};

const page: TradeOfferPage = {
  car,
  store: {
    id: "cape",
    name: "Ozark Trail Mitsubishi",
    phone: "+15735550142",
    address: "4180 Sycamore Bend Road, Cape Girardeau, MO 63701",
    mapUrl: "https://maps.example/cape",
  },
  trims: ["LE", "XLE"],
  notes: [],
  stores: [],
  inspectionMinutes: 45,
  today: "2026-11-23",
  isComplete: true,
  offer,
  isExpired: false,
  previous: null,
  payoff: null,
  kept: null,
  keptBefore: null,
  dropOffDays: [{ day: "2026-11-24", times: ["09:00", "13:30"] }],
  returned: null,
};

/** The page, and where it navigates to. */
export function drawn(changes: Partial<TradeOfferPage> = {}, query = "") {
  const paths: string[] = [];
  const path = `/sell-trade-my-car/offer/${token}`;
  const request = { site, params: { token }, url: new URL(`http://a${path}${query}`), path };
  const photos = { token, page: path, photos: [], faults: [] };
  const data = offerView(request, { page: { ...page, ...changes }, comparison: null, photos });
  const pending = { now: () => false, subscribe: () => () => undefined };
  const navigation = { path, pending, go: (to: string) => void paths.push(to) };
  const element = (
    <SiteProvider site={site}>
      <VisitorProvider store={createVisitorStore(anonymousVisitor)}>
        <NavigationProvider value={navigation}>
          <Page data={data} />
        </NavigationProvider>
      </VisitorProvider>
    </SiteProvider>
  );
  return { element, paths };
}
