/** The oldest model year that a car can have: before, cars had none. */
export const firstModelYear = 1900;

/** The first model year of 17-character VINs; lists begin with it. 49 CFR 565. */
export const firstVinYear = 1981;
