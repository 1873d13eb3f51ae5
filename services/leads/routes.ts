import {
  cancelTestDrive,
  changeTestDrive,
  sendAction,
  sendApplicationLead,
  sendEmail,
} from "@forecourt/contracts/leads/send";
import { sendServiceLead } from "@forecourt/contracts/leads/service-lead";
import { bookTestDrive } from "@forecourt/contracts/leads/test-drives";
import { emailQuote, requestQuote } from "@forecourt/contracts/quotes/endpoints";
import { declareEndpoints } from "@forecourt/service-kit/openapi/declare-endpoints";
import type { Express } from "express";
import type { Deps } from "./deps.ts";
import { applicationLeadRoute } from "./routes/application-lead.ts";
import { bookTestDriveRoute } from "./routes/book-test-drive.ts";
import { cancelTestDriveRoute } from "./routes/cancel-test-drive.ts";
import { changeTestDriveRoute } from "./routes/change-test-drive.ts";
import { emailQuoteRoute } from "./routes/email-quote.ts";
import { feedNoticeRoute } from "./routes/feed-notice.ts";
import { formTokenRoute } from "./routes/form-token.ts";
import { inquiryRoute } from "./routes/inquiry.ts";
import { notifyApplicantRoute } from "./routes/notify-applicant.ts";
import { quoteRoute } from "./routes/quote.ts";
import { rejectedFormRoute } from "./routes/rejected-form.ts";
import { requestQuoteRoute } from "./routes/request-quote.ts";
import { sendActionRoute } from "./routes/send-action.ts";
import { sendEmailRoute } from "./routes/send-email.ts";
import { serviceLeadRoute } from "./routes/service-lead.ts";
import { serviceNoticeRoute } from "./routes/service-notice.ts";
import { shopperMailRoutes } from "./routes/shopper-mails.ts";
import { testDriveCalendarRoute } from "./routes/test-drive-calendar.ts";
import { testDriveDaysRoute } from "./routes/test-drive-days.ts";
import { textRepliesRoute } from "./routes/text-replies.ts";

/** Every route of the leads service. */
export function routes(app: Express, deps: Deps): void {
  declareEndpoints(app, sendEmail, sendAction, bookTestDrive, cancelTestDrive, changeTestDrive);
  declareEndpoints(app, requestQuote, emailQuote, sendServiceLead, sendApplicationLead);
  sendEmailRoute(app, deps);
  sendActionRoute(app, deps);
  formTokenRoute(app, deps);
  inquiryRoute(app, deps);
  rejectedFormRoute(app, deps);
  testDriveDaysRoute(app, deps);
  bookTestDriveRoute(app, deps);
  cancelTestDriveRoute(app, deps);
  changeTestDriveRoute(app, deps);
  testDriveCalendarRoute(app, deps);
  requestQuoteRoute(app, deps);
  quoteRoute(app, deps);
  emailQuoteRoute(app, deps);
  applicationLeadRoute(app, deps);
  notifyApplicantRoute(app, deps);
  textRepliesRoute(app, deps);
  serviceLeadRoute(app, deps);
  serviceNoticeRoute(app, deps);
  shopperMailRoutes(app, deps);
  feedNoticeRoute(app, deps);
}
