import type { z } from "zod";
import type { requestQuote } from "../quotes/endpoints.ts";
import type { sendAction } from "./send.ts";
import type { bookTestDrive } from "./test-drives.ts";

/** Body of `sendAction`, as a form fills it in. */
export type ActionBody = z.input<NonNullable<(typeof sendAction)["body"]>>;

/** Body of `bookTestDrive`, as a form fills it in. */
export type TestDriveBody = z.input<NonNullable<(typeof bookTestDrive)["body"]>>;

/** Body of `requestQuote`, as a form fills it in. */
export type QuoteBody = z.input<NonNullable<(typeof requestQuote)["body"]>>;
