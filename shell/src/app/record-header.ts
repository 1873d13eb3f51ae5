/** Request header by which a browser names the release record it was served with. */
export const recordHeader = "x-release-record";
