import { formatCents } from "@forecourt/domain/money";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { expect, test } from "@jest/globals";

const dealers = await loadDealers(shippedDealers);

test.each(["ozark-mitsubishi", "heartland"])(
  "a coupon of %s that names the regular price names the one of the service page",
  (dealerId) => {
    const tenant = { dealerId, storeId: null };
    const { services } = dealers.config(tenant).scheduling;
    const named = pageContent(dealers, tenant, "service/specials").offers.flatMap((offer) => {
      const [, price] = /, from (\$[\d.,]+\d)/.exec(offer.disclaimer) ?? [];
      return price === undefined ? [] : [{ price, opCodes: offer.opCodes }];
    });
    expect(named.length).toBeGreaterThan(1);
    expect(named.map(({ price }) => price)).toEqual(
      named.map(({ opCodes }) => {
        const { fromCents } = services.find(({ opCode }) => opCode === opCodes[0]) ?? {};
        return formatCents(fromCents ?? 0);
      }),
    );
  },
);
