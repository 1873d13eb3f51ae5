/** Silver, as a CSS color: the paint of an illustration when the car's own color is unknown. */
export const defaultPaint = "#a9afb6";
