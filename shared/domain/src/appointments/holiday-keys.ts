/** Keys of the names of holidays that shoppers know better than their date, by entry of `closedOn` in lower case. */
export const holidayKeys: Readonly<Record<string, string>> = {
  "01-01": "holiday.newYear",
  "third monday of january": "holiday.king",
  "third monday of february": "holiday.presidents",
  "last monday of may": "holiday.memorial",
  "06-19": "holiday.juneteenth",
  "07-04": "holiday.independence",
  "first monday of september": "holiday.labor",
  "second monday of october": "holiday.columbus",
  "11-11": "holiday.veterans",
  "fourth thursday of november": "holiday.thanksgiving",
  "12-24": "holiday.christmasEve",
  "12-25": "holiday.christmas",
  "12-31": "holiday.newYearsEve",
};
