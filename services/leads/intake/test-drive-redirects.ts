import { href } from "@forecourt/contracts/href";
import { isPathOfThisSite } from "@forecourt/contracts/paths/path-of-this-site";
import { testDriveParameters } from "@forecourt/contracts/paths/personal-parameters";
import { vehicleOfLead } from "../store/vehicle-of-lead.ts";
import { bodyOfForm, type FormFields } from "./form-fields.ts";

const placeholderOrigin = "http://site.invalid";

/** The page that shows the times still free: the form's `back` field, else the vehicle's page. */
export function slotTakenPath(fields: FormFields): string | null {
  const { back = "", day = "", time = "" } = fields;
  const page = isPathOfThisSite(back) ? back : vehicleTestDrivePath(fields);
  if (page === null) return null;
  const url = new URL(page, placeholderOrigin);
  url.searchParams.set(testDriveParameters.day, day);
  url.searchParams.set(testDriveParameters.time, time);
  url.searchParams.set("taken", "1");
  return url.pathname + url.search;
}

/** The test-drive page of the vehicle in a form; null = the form names no vehicle. */
export function vehicleTestDrivePath(fields: FormFields): string | null {
  const vehicle = vehicleOfLead(bodyOfForm(fields)["vehicle"]);
  return vehicle && href.testDrive(vehicle);
}
