import { FactList } from "@forecourt/ui/elements/fact-list";
import { HoursTable } from "@forecourt/ui/elements/hours-table";
import { Stack } from "@forecourt/ui/layout/stack";

const facts = [
  { label: "Odometer", value: "38,120 miles" },
  { label: "Engine", value: "2.5 L four-cylinder", note: "Decoded from the VIN" },
  { label: "Drivetrain", value: "All-wheel drive" },
  { label: "VIN", value: "JA4J4VA80NZ012345" },
];

const rows = [
  { days: "Monday – Saturday", hours: "9 a.m. to 8 p.m." },
  { days: "Sunday", hours: "Closed" },
];

export function FactsSample() {
  return (
    <Stack gap={8}>
      <FactList facts={facts} />
      <HoursTable caption="Sales hours" rows={rows} />
    </Stack>
  );
}
