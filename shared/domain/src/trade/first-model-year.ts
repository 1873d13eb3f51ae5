/** The oldest model year that a car can have: before, cars had none. */
export const firstModelYear = 1900;
