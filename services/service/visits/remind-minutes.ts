/** Minutes before a visit at which calendars remind its owner, who leaves home in time. */
export const remindMinutes = 120;
