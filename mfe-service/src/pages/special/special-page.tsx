export { OfferPage as Page } from "@forecourt/remote-kit/offers/offer-page";
