import { companyMigrations } from "@forecourt/service-company/migrations/list";
import { financingMigrations } from "@forecourt/service-financing/migrations/list";
import { inventoryMigrations } from "@forecourt/service-inventory/migrations/list";
import type { AreaMigrations } from "@forecourt/service-kit/db/migrate";
import { leadsMigrations } from "@forecourt/service-leads/migrations/list";
import { serviceMigrations } from "@forecourt/service-service/migrations/list";
import { tradeMigrations } from "@forecourt/service-trade/migrations/list";
import { visitorMigrations } from "@forecourt/service-visitor/migrations/list";

/** Everything that has tables, with the migrations that this version of the site knows. */
export const storedAreas: readonly AreaMigrations[] = [
  { area: "company", migrations: companyMigrations },
  { area: "financing", migrations: financingMigrations },
  { area: "inventory", migrations: inventoryMigrations },
  { area: "leads", migrations: leadsMigrations },
  { area: "service", migrations: serviceMigrations },
  { area: "trade", migrations: tradeMigrations },
  { area: "visitor", migrations: visitorMigrations },
];
