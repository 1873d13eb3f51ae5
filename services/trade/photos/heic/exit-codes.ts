/** The exit code for a photo with too many pixels. */
export const tooLargeCode = 3;
