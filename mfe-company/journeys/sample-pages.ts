import { offerPath } from "@forecourt/contracts/areas/company/offer-paths";
import { href } from "@forecourt/contracts/href";
import { sendEmail } from "@forecourt/contracts/leads/send";
import { locationPath } from "@forecourt/contracts/paths/location-path";
import { positionPath } from "@forecourt/contracts/paths/position-path";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SamplePages } from "@forecourt/e2e/sample-pages";

/**
 * The page of a person, articles and their search, the help center, and the page of an inquiry, which is sent for it.
 */
export const samplePages: SamplePages<"company"> = {
  teamMember: [teamMemberPath("marion-tolliver")],
  locations: (site) => [`${site.groupOrigin}/locations`],
  location: (site) => [`${site.groupOrigin}${locationPath("rolla")}`],
  position: [positionPath("detailer")],
  carResearch: ["/car-research?category=buying-a-car"],
  articleCollection: ["/staff-reviews", "/faqs"],
  articleSearch: ["/car-research/search?q=tires", "/car-research/search?q=zebra"],
  article: ["/car-advice-education/winter-tires", "/faqs/what-is-a-certified-car"],
  dealerOffer: [offerPath("dealer", "first-oil-change")],
  salesOffer: [offerPath("sales", "small-down-payment")],
  helpCenter: ["/help-center?q=title"],
  helpCategory: ["/help-center/financing"],
  inquiry: async ({ origin }) => {
    const answer = await fetch(origin + sendEmail.path, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "inquiry-of-sample-pages" },
      body: JSON.stringify({ type: "text", body: "Do you have roof racks?" }),
    });
    const { token } = sendEmail.reply.parse(await answer.json());
    return [href.inquiry(token)];
  },
};
