import { startCleanup } from "@forecourt/service-kit/cleanup";
import { datedVersion } from "@forecourt/service-kit/dated-version";
import { openDatabase } from "@forecourt/service-kit/db";
import { makeFirstSites } from "@forecourt/service-kit/dealers/first-sites";
import { watchDealers } from "@forecourt/service-kit/dealers/watch";
import { allReady } from "@forecourt/service-kit/health";
import { createLog } from "@forecourt/service-kit/log";
import { disableCoreDumps } from "@forecourt/service-kit/no-core-dumps";
import { type CreateService, serve } from "@forecourt/service-kit/service";
import { openWrapper } from "@forecourt/service-kit/vault/open-wrapper";
import { openVault } from "@forecourt/service-kit/vault/vault";
import { createApp } from "./app.ts";
import { companyConfig } from "./config.ts";
import type { CompanyVault } from "./deps.ts";
import { createRelayLead } from "./resumes/relay-lead.ts";
import { type ClamdAddress, scanWithClamd } from "./resumes/scan/clamd.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./store/cleanup.ts";
import type { CompanyTables } from "./store/tables.ts";
import { migrateCompany } from "./store.ts";

/** The company service: contents of its pages, articles, the help center, and job applications with resumes. */
export const createService: CreateService = async (env) => {
  disableCoreDumps();
  const config = companyConfig(env);
  const log = createLog({ name: "company", level: config.logLevel });
  const dealers = await watchDealers(config.dealersDir, { log });
  makeFirstSites(dealers.current());
  const wrapper = openWrapper({ ...config, log });
  const database = openDatabase<CompanyTables>(config.database);
  await migrateCompany(database);
  const now = () => new Date();
  const vault: CompanyVault = await openVault({ area: "company", database, wrapper, now });
  const cleanup = startCleanup({
    deleteExpired: () => deleteExpired({ database, vault }, now()),
    intervalMs: CLEANUP_INTERVAL_MS,
    log,
  });
  const ready = async () => ({
    ...allReady("dealers", "database"),
    problems: [...(await database.problems()), ...dealers.problems()],
  });
  const version = () => datedVersion(dealers.current(), now());
  return {
    name: "company",
    app: createApp({
      dealers,
      database,
      vault,
      relayLead: config.leads && createRelayLead(config.leads),
      scan: scanOf(config.clamd),
      now,
      log,
      ready,
      version,
    }),
    ready,
    version,
    close: async () => {
      dealers.close();
      await cleanup.close();
      await database.close();
    },
  };
};

function scanOf(address: ClamdAddress | null) {
  return address && ((bytes: Buffer) => scanWithClamd(address, bytes));
}

if (import.meta.main) await serve(createService);
