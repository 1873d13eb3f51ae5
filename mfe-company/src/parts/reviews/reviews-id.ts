/** Id of the reviews on the home page, which links from other pages name. */
export const reviewsId = "reviews";
