/** Tells the browser, and whoever looks into a fault, which record of releases drew the page. */
export const recordHeader = "x-record";
