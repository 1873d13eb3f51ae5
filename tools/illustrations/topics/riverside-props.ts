/** Objects at a river, in the box of `props.ts`. */
import { at, shadow } from "./props.ts";

/** Water below the floor, with a bank. */
export function river(): string {
  return '<path d="M0 322q40-12 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0V360H0z" fill="#86b3ca"/><path d="M36 342h62M176 348h84M352 341h58M494 349h76" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>';
}

/** Full trash bags, tied. */
export function bags(x: number): string {
  const bag = (left: number, size: number, color: string) =>
    at(
      left,
      292,
      `<g transform="scale(${size})"><path d="M-36 0c-12-30-2-62 28-74h16C38-62 48-30 36 0z" fill="${color}"/><path d="M-8-74-20-92 0-84 20-92 8-74z" fill="${color}"/><path d="M-10-74h20" stroke="#e3a63d" stroke-width="6" stroke-linecap="round"/><path d="M-20-50q-10 18-6 36M2-56q-4 22 0 46" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5" stroke-linecap="round"/></g>`,
    );
  return (
    shadow(x + 30, 82) +
    bag(x - 8, 0.86, "#3d4d45") +
    bag(x + 70, 0.78, "#3d4d45") +
    bag(x + 30, 1, "#4c6156")
  );
}

/** A left boot. */
export function boot(x: number): string {
  return (
    shadow(x - 2, 30) +
    at(
      x,
      236,
      '<path d="M0 0h-24v32h-10a14 14 0 0 0-14 14v4H0z" fill="#8a6743"/><path d="M-24 6H0" stroke="#6d4f32" stroke-width="5"/><rect x="-50" y="48" width="52" height="8" rx="3" fill="#3a2d22"/>',
    )
  );
}
