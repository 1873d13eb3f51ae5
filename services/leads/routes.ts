import { cancelTestDrive, sendAction, sendEmail } from "@forecourt/contracts/leads/send";
import { bookTestDrive } from "@forecourt/contracts/leads/test-drives";
import { declareEndpoints } from "@forecourt/service-kit/openapi/declare-endpoints";
import type { Express } from "express";
import type { IntakeDeps } from "./deps.ts";
import { cancelTestDriveRoute } from "./routes/cancel-test-drive.ts";
import { formTokenRoute } from "./routes/form-token.ts";
import { inquiryRoute } from "./routes/inquiry.ts";
import { sendActionRoute } from "./routes/send-action.ts";
import { sendEmailRoute } from "./routes/send-email.ts";
import { testDriveRoutes } from "./routes/test-drives.ts";
import type { StoreOfCar } from "./test-drives/store-of-vehicle.ts";
import type { TestDriveStore } from "./test-drives/test-drive-store.ts";

export interface RouteDeps extends IntakeDeps {
  testDrives: TestDriveStore;
  storeOfCar: StoreOfCar;
}

/** Every route of the leads service. */
export function routes(app: Express, deps: RouteDeps): void {
  declareEndpoints(app, sendEmail, sendAction, bookTestDrive, cancelTestDrive);
  sendEmailRoute(app, deps);
  sendActionRoute(app, deps);
  formTokenRoute(app, deps);
  inquiryRoute(app, deps);
  testDriveRoutes(app, deps);
  cancelTestDriveRoute(app, deps);
}
