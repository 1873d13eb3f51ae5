import { AppError } from "@forecourt/contracts/errors";
import { changeTestDrive as endpoint, inquiryParameters } from "@forecourt/contracts/leads/send";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { changeTestDrive } from "../test-drives/change-test-drive.ts";
import { driveContextOf, mountInquiryAction } from "./inquiry-action.ts";

/** Books another time for the test drive of an inquiry. */
export function changeTestDriveRoute(app: Express, deps: Deps): void {
  mountInquiryAction(app, deps, {
    path: endpoint.path,
    reply: endpoint.reply.parse({ changed: true }),
    async run(client, token) {
      const body = endpoint.body?.safeParse(client.fields ?? client.request.body);
      if (!body?.success) throw new AppError("bad-body", "body.slot: expected 2026-11-23T09:30");
      const [day = "", time = ""] = body.data.slot.split("T");
      const context = driveContextOf(deps, client);
      await changeTestDrive(deps.store, { token, slot: { day, time } }, { context, client });
    },
    failureQuery({ code }) {
      // The inquiry page shows by itself that there is no test drive to change (any more).
      if (code === "not-found") return "";
      return `?${inquiryParameters.notChanged}=${code === "slot-taken" ? "taken" : "failed"}`;
    },
  });
}
