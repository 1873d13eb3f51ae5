/** Silver: the paint of a drawing whose car's own nobody knows. */
export const unknownPaint = "#a9afb6";
