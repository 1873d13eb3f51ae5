import { href, readVehicleSegment } from "@forecourt/contracts/href";
import { getInquiry } from "@forecourt/contracts/leads/send";
import { getTestDriveDays, type TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { testDriveParameters } from "@forecourt/contracts/paths/personal-parameters";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { commonClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import {
  loadVehicleIfPublic,
  redirectToGatedVehicle,
} from "../../features/unlock/load-vehicle-if-public.ts";
import { vehicleTitle } from "../../features/vehicle-card/vehicle-card-view.ts";
import { isoDateIn } from "../../parts/calendar-days.ts";
import { vehiclePlace } from "../../parts/vehicle-place.ts";
import { soldVehicleView } from "./sold-vehicle-view.ts";
import type { SoldData, TestDriveData } from "./test-drive-data.ts";
import {
  keepAvailable,
  readTestDriveRequest,
  type TestDriveRequest,
  testDriveUrl,
} from "./test-drive-request.ts";
import { testDriveView } from "./test-drive-view.ts";

/**
 * One step of scheduling a test drive. The address is its state: the day, then the time, then the inquiry. A
 * day or time that does not exist is removed from it.
 */
export const loadTestDrive: PageLoader<TestDriveData | SoldData> = async (request) => {
  const named = readVehicleSegment(request.params["vehicle"] ?? "");
  if (!named) return { kind: "not-found" };
  const vehicle = await loadVehicleIfPublic(request, named.vin);
  if (vehicle === null) return redirectToGatedVehicle(request);
  const { site, url } = request;
  const path = href.testDrive(vehicle);
  const head = headOf(vehicle, request);
  if (vehicle.status === "sold") {
    return { kind: "page", status: 410, data: soldVehicleView(vehicle, site), head };
  }
  const requested = readTestDriveRequest(url.searchParams);
  const isBooked = await hasBooked(request, vehicle, requested);
  const days = isBooked ? null : await daysOf(request, vehicle);
  const available = days ? keepAvailable({ ...requested, inquiry: null }, days) : requested;
  const address = testDriveUrl(path, available);
  if (days && !isAt(request, address)) return { kind: "redirect", to: address, permanent: false };
  const today = isoDateIn(days?.timezone ?? site.timezone, new Date());
  return {
    kind: "page",
    data: testDriveView({ vehicle, site, request: available, days, isBooked, today }),
    head,
  };
};

function headOf(vehicle: VehicleDetail, { site }: PageRequest) {
  const values = { vehicle: vehicleTitle(vehicle), place: vehiclePlace(vehicle, site) };
  return {
    title: fillText(site.texts, "testDrive.head.title", values),
    description: fillText(site.texts, "testDrive.head.description"),
    canonical: null,
    index: false,
  };
}

/** True when path, day and time of the URL are these. Other parameters are ignored. */
function isAt({ url }: PageRequest, address: string): boolean {
  const wanted = new URL(address, url);
  const own = [testDriveParameters.day, testDriveParameters.time];
  const same = own.every((name) => url.searchParams.get(name) === wanted.searchParams.get(name));
  return same && url.pathname === wanted.pathname;
}

/** The free times of the car; null when the leads service does not respond. */
async function daysOf(request: PageRequest, vehicle: VehicleDetail): Promise<TestDriveDays | null> {
  const call = commonClient(request, "leads");
  const query = { vin: vehicle.vin, store: vehicle.storeId };
  return (await call?.(getTestDriveDays, { query }).catch(() => null)) ?? null;
}

/** True when the inquiry booked this car at this time; false when the service does not respond. */
async function hasBooked(
  request: PageRequest,
  { vin }: VehicleDetail,
  { inquiry: token, day, time }: TestDriveRequest,
): Promise<boolean> {
  if (token === null) return false;
  const call = commonClient(request, "leads");
  const inquiry = await call?.(getInquiry, { params: { token } }).catch(() => null);
  const drive = inquiry?.testDrive;
  return drive?.vin === vin && drive.day === day && drive.time === time;
}
