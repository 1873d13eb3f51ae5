/**
 * Wheels, drawn once around 0,0 with a tire of 340 mm and used by every car with its own scale. The rim is the light
 * part: it is visible on black cars, the tire on white cars.
 */
export const wheels: Record<string, string> = {
  sport: wheel(
    ring(5, 72, "M-26-44 L-34-150 L-58-240 L-18-246 L0-170 L18-246 L58-240 L34-150 L26-44Z"),
    252,
  ),
  touring: wheel(ring(10, 36, "M-16-50 L-20-238 L20-238 L16-50Z"), 248),
  trail: wheel(ring(6, 60, "M-36-50 L-30-150 L-62-226 L62-226 L30-150 L36-50Z"), 236),
  city: wheel(ring(5, 72, "M-34-44 L-40-228 L40-228 L34-44Z"), 238),
  steel: steel(),
};

function wheel(spokes: string, rim: number): string {
  return [
    tyre(),
    `<circle r="${rim + 6}" fill="#6d737b"/>`,
    `<circle r="${rim - 8}" fill="#15171a"/>`,
    `<circle r="${rim - 62}" fill="#474c53"/>`,
    `<circle r="${rim - 130}" fill="#2a2d31"/>`,
    `<g fill="url(#rim) #c3c8ce">${spokes}</g>`,
    `<circle r="${rim}" fill="none" stroke="url(#lip) #d9dde1" stroke-width="17"/>`,
    `<circle r="52" fill="#b9bfc6"/><circle r="36" fill="#24272b"/><circle r="36" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>`,
  ].join("");
}

function steel(): string {
  return [
    tyre(),
    `<circle r="232" fill="#5f656c"/>`,
    `<circle r="220" fill="url(#rim) #aab0b7"/>`,
    `<circle r="178" fill="#2c3035"/>`,
    `<circle r="166" fill="url(#rim) #9aa1a9"/>`,
    `<g fill="#1b1d20">${ring(8, 45, "M-22-138 a22 22 0 1 0 44 0 a22 22 0 1 0 -44 0Z")}</g>`,
    `<circle r="78" fill="#7c838b"/><circle r="60" fill="#3a3e44"/>`,
  ].join("");
}

function tyre(): string {
  return [
    `<circle r="340" fill="#141517"/>`,
    `<circle r="322" fill="none" stroke="#3a3d42" stroke-width="6" stroke-opacity=".7"/>`,
    `<circle r="276" fill="none" stroke="#000" stroke-width="22" stroke-opacity=".45"/>`,
    `<path d="M-262-150A302 302 0 0 1 150-262" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="26"/>`,
  ].join("");
}

function ring(count: number, step: number, path: string): string {
  return Array.from(
    { length: count },
    (_, index) => `<path d="${path}" transform="rotate(${index * step})"/>`,
  ).join("");
}
