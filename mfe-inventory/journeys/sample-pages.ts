import { signUpForAlerts } from "@forecourt/contracts/areas/inventory/alerts";
import { href } from "@forecourt/contracts/href";
import { signUpHref } from "@forecourt/contracts/paths/alert-paths";
import { requestQuote } from "@forecourt/contracts/quotes/endpoints";
import { carsInStore } from "@forecourt/e2e/cars-in-store";
import type { SamplePages } from "@forecourt/e2e/sample-pages";
import type { Site } from "@forecourt/e2e/site";
import { linkInMailTo } from "./alert-mails.ts";

const dealer = "ozark-mitsubishi";

/** VINs of three used cars. */
function usedCars(site: Site): [first: string, second: string, third: string] {
  const [first = "", second = "", third = ""] = carsInStore(site, { dealer, condition: "used" });
  return [first, second, third];
}

/** The token of a quote, which is requested for the tests. */
async function sentQuote(site: Site): Promise<string> {
  const [vin] = usedCars(site);
  const user = {
    firstName: "Alex",
    lastName: "Sample",
    email: "alex@mail.example",
    phone: "5735550142",
  };
  const terms = { cashDown: 200_000, tradeEquity: 0, creditScore: 690, months: 60 };
  const answer = await fetch(site.origin + requestQuote.path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "quote-of-sample-pages" },
    body: JSON.stringify({ store: "cape-girardeau", user, vehicle: { vin }, terms, zip: "63701" }),
  });
  return requestQuote.reply.parse(await answer.json()).token;
}

/** The page of a shopper's alerts, signed up for the tests and waiting for its confirmation. */
async function signedUp(site: Site): Promise<string> {
  const [vin] = usedCars(site);
  const email = "sample@pages.example";
  const page = await fetch(site.origin + signUpHref({ kind: "price", vins: [vin] }));
  const [formToken] = /v1\.[a-z0-9]+\.[\w-]+/.exec(await page.text()) ?? [];
  const answer = await fetch(site.origin + signUpForAlerts.path, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "alerts-of-sample-pages" },
    body: JSON.stringify({ kind: "price", vins: [vin], email, formToken }),
  });
  signUpForAlerts.reply.parse(await answer.json());
  return linkInMailTo(site, email);
}

/** Lists with filters, and pages of cars. */
export const samplePages: SamplePages<"inventory"> = {
  search: [
    "/used-cars-for-sale/suvs/price-under-20000",
    "/used-cars-for-sale/convertibles/price-under-100",
    "/new-cars-for-sale?sort=priceLow&page=2",
    "/used-cars-for-sale/suvs/price-under-30000?drivetrain=awd,4wd&color=black,white&down=5000&term=60",
    "/used-cars-for-sale?q=zorbly+suv+with+heated+seats",
  ],
  vehicle: (site) => {
    const [used] = usedCars(site);
    const [fresh = ""] = carsInStore(site, { dealer, condition: "new" });
    return [
      `/used-cars-for-sale/2000-x-${used}?zip=63701&down=5000`,
      `/new-cars-for-sale/2000-x-${fresh}`,
    ];
  },
  alerts: async (site) => [await signedUp(site)],
  alertSignUp: (site) => {
    const [vin, ...vins] = usedCars(site);
    return [
      signUpHref({ kind: "price", vins }),
      signUpHref({ kind: "similar", vin }),
      signUpHref({ kind: "search", search: "/used-cars-for-sale/suvs" }),
    ];
  },
  compare: (site) => {
    const cars = usedCars(site).join(",");
    return [`/compare?cars=${cars}`, `/compare?cars=${cars}&only=differences`];
  },
  saved: (site) => {
    const [seen, ...saved] = usedCars(site);
    return [`/saved-cars?cars=${saved.join(",")}&seen=${seen}`];
  },
  personalize: (site) => [`/personalize/2000-x-${usedCars(site)[0]}`],
  quote: async (site) => [href.quote(await sentQuote(site))],
  testDrive: (site) => [`/test-drive/2000-x-${usedCars(site)[0]}`],
};
