const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A date as US readers write it: "2026-03-05" → "March 5, 2026". No time zone is involved. */
export function formatDate(isoDate: string): string {
  const [year = "", month = "", day = ""] = isoDate.split("-");
  return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}
