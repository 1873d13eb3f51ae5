/** Response header with the id of the release record that rendered the page, for diagnosis. */
export const recordHeader = "x-record";
