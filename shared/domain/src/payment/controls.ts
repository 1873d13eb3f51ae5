/** A control of the payment calculator: its bounds, its step and its initial value. */
export interface Control {
  min: number;
  max: number;
  step: number;
  default: number;
}

/**
 * The step of the control that is nearest to `value`; a half rounds up. Like a range input, it never
 * goes beyond the last step below `max`. NaN gives the default.
 */
export function clampToStep(value: number, { min, max, step, ...control }: Control): number {
  if (Number.isNaN(value)) return control.default;
  const last = Math.floor((max - min) / step);
  const nearest = Math.round((Math.min(Math.max(value, min), max) - min) / step);
  return min + Math.min(nearest, last) * step;
}
