import { eventually } from "./eventually.ts";
import { get } from "./get.ts";
import type { Site } from "./site.ts";

interface Privacy {
  cookieTier: 0 | 1 | 2 | 3;
  lockBackground?: boolean;
}

/** Pages that tests of the consent open: on a busy machine, the gateway may send an older copy of each. */
const pages = ["/", "/used-cars-for-sale", "/service", "/auto-financing"];

/** Changes the consent settings of the demo dealer with one store; settles when its pages have them. */
export async function setPrivacy(site: Site, privacy: Privacy): Promise<void> {
  const { cookieTier, lockBackground = false } = privacy;
  await site.editDealer("ozark-mitsubishi/dealer.json", (text) =>
    JSON.stringify({ ...JSON.parse(text), privacy: { cookieTier, lockBackground } }, null, 2),
  );
  const said = `"cookieTier":${cookieTier},"lockBackground":${lockBackground}`;
  for (const path of pages) {
    await eventually(`${path} says ${said}`, async () => {
      const { body } = await get({ port: site.port, host: "localhost", path });
      return body.includes(said);
    });
  }
}
