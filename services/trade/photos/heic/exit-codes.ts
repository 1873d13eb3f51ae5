/** How the process ends for a photo of too many pixels. */
export const tooLargeCode = 3;
