import { AppError } from "@forecourt/contracts/errors";
import { cancelTestDrive as endpoint, inquiryParameters } from "@forecourt/contracts/leads/send";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { cancelTestDrive } from "../test-drives/cancel-test-drive.ts";
import { driveContextOf, mountInquiryAction } from "./inquiry-action.ts";

/** Cancels the test drive of an inquiry. */
export function cancelTestDriveRoute(app: Express, deps: Deps): void {
  mountInquiryAction(app, deps, {
    path: endpoint.path,
    reply: endpoint.reply.parse({ canceled: true }),
    async run(request, token) {
      const outcome = await cancelTestDrive(deps.store, token, driveContextOf(deps, request));
      if (outcome === "none") throw new AppError("not-found", "there is no test drive to cancel");
    },
    // The inquiry page shows by itself that there is nothing to cancel (any more).
    failureQuery: ({ status }) => (status < 500 ? "" : `?${inquiryParameters.notCanceled}=1`),
  });
}
