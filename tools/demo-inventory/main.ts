import path from "node:path";
import { parseArgs } from "node:util";
import { demoToday } from "./dates.ts";
import { demoMapping, demoMarketMapping, writeFeedFiles, writeMarketFile } from "./feed-files.ts";
import { demoFeeds } from "./feeds.ts";
import { demoMarketSource, demoMarkets } from "./market.ts";

const usage =
  "mileageFactor: demo-inventory --out FOLDER [--date YYYY-MM-DD]   (default: today)\n" +
  "Writes the demo dealers' feeds, one file for each store and day, and what other sellers ask.";

const { values } = parseArgs({ options: { out: { type: "string" }, date: { type: "string" } } });
const { out, date = demoToday() } = values;

if (!out || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const mapping = path.relative(process.cwd(), demoMapping);
  for (const { file, dealerId, storeId, date: day } of writeFeedFiles(demoFeeds({ date }), out)) {
    process.stdout.write(
      `npm run import -- --dealer ${dealerId} --store ${storeId} --date ${day} --mapping ${mapping} ${file}\n`,
    );
  }
  const marketMapping = path.relative(process.cwd(), demoMarketMapping);
  for (const market of demoMarkets()) {
    const how = `--market --source ${demoMarketSource} --dealer ${market.dealerId} --date ${date}`;
    const file = writeMarketFile(market, out);
    process.stdout.write(`npm run import -- ${how} --mapping ${marketMapping} ${file}\n`);
  }
}
