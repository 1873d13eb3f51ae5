/** The largest photograph that the image service reads; `npm run content -- check` names larger ones. */
export const maxPictureBytes = 20 * 1024 * 1024;
