/** Names of holidays that shoppers know better than their date, by entry of `closedOn` in lower case. */
export const holidayNames: Readonly<Record<string, string>> = {
  "01-01": "New Year’s Day",
  "third monday of january": "Martin Luther King Jr. Day",
  "third monday of february": "Presidents’ Day",
  "last monday of may": "Memorial Day",
  "06-19": "Juneteenth",
  "07-04": "Independence Day",
  "first monday of september": "Labor Day",
  "second monday of october": "Columbus Day",
  "11-11": "Veterans Day",
  "fourth thursday of november": "Thanksgiving",
  "12-24": "Christmas Eve",
  "12-25": "Christmas Day",
  "12-31": "New Year’s Eve",
};
