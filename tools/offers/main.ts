import { processEnv } from "@forecourt/service-kit/config";
import { explainOffers } from "@forecourt/service-trade/offers/explain-offer";
import { openTradeDatabase } from "@forecourt/service-trade/offers/open-trade-database";
import { runCommand } from "../command-line/run-command.ts";
import { printable } from "../mailbox/printable.ts";
import { offerLines } from "./offer-lines.ts";
import { offersCommand } from "./options.ts";
import { usage } from "./usage.ts";

await runCommand({
  name: "offers",
  usage,
  main,
});

async function main(args: readonly string[]): Promise<number> {
  const { id } = offersCommand(args);
  const database = await openTradeDatabase(processEnv());
  try {
    const offers = await explainOffers(database, id);
    for (const offer of offers) console.log(printable(offerLines(offer).join("\n")));
    if (offers.length === 0) console.error(`no offer has the id or number ${id}`);
    const isSame = offers.every(({ differences }) => differences.length === 0);
    return offers.length > 0 && isSame ? 0 : 1;
  } finally {
    await database.close();
  }
}
