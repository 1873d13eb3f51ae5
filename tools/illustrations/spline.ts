/** A point of an outline: millimetres behind the front bumper, millimetres above the ground. */
interface Point {
  x: number;
  y: number;
  corner: boolean;
}

/** One point is the end of a straight line; three points are two handles and the end of a curve. */
type Segment = Point[];

/**
 * Path data of a smooth line through `points`, written `x,height` and separated by blanks; `!` after
 * a point makes a corner. Heights become SVG's downward y. Throws when a point cannot be read.
 */
export function line(points: string): string {
  const all = parse(points);
  const [first] = all;
  if (!first) throw new Error("a line needs points");
  return compact(first, runs(all).flatMap(bezier));
}

/** Like `line`, closed. The joint is a corner unless the outline starts and ends on one point. */
export function shape(points: string): string {
  return `${line(points)}Z`;
}

function parse(points: string): Point[] {
  return points
    .trim()
    .split(/\s+/)
    .map((text) => {
      const found = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(text);
      if (!found) throw new Error(`"${text}" is not a point`);
      return { x: Number(found[1]), y: -Number(found[2]), corner: found[3] === "!" };
    });
}

/** The stretches between corners; each is smooth inside. */
function runs(points: Point[]): Point[][] {
  const result: Point[][] = [];
  let run: Point[] = [];
  for (const [index, point] of points.entries()) {
    run.push(point);
    if (point.corner && index > 0) {
      result.push(run);
      run = [point];
    }
  }
  return run.length > 1 ? [...result, run] : result;
}

/** Centripetal Catmull-Rom: it never loops or overshoots between unevenly spaced points. */
function bezier(run: Point[]): Segment[] {
  return run.slice(1).map((end, index) => {
    const start = run[index] ?? end;
    if (run.length === 2) return [end];
    const before = run[index - 1] ?? mirrored(start, end);
    const after = run[index + 2] ?? mirrored(end, start);
    return [handle(start, before, end), handle(end, after, start), end];
  });
}

/** Relative whole millimetres: steps are short numbers, and the sprite is a file that travels. */
function compact(first: Point, segments: Segment[]): string {
  let at = whole(first);
  let command = "";
  const drawn = segments.map((points) => {
    const steps = points.map(whole).map(({ x, y }) => ({ x: x - at.x, y: y - at.y }));
    at = whole(points.at(-1) ?? first);
    const letter = points.length === 1 ? "l" : "c";
    const numbers = steps.flatMap(({ x, y }) => [x, y]).map(String);
    const text = numbers.reduce(
      (all, number) => all + (number.startsWith("-") ? number : ` ${number}`),
    );
    const joint = letter === command ? (text.startsWith("-") ? "" : " ") : letter;
    command = letter;
    return joint + text;
  });
  const start = whole(first);
  return `M${start.x} ${start.y}${drawn.join("")}`;
}

function whole({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(x), y: Math.round(y) };
}

/** The control point beside `at` on the side of `toward`; `away` is its neighbour on the other side. */
function handle(at: Point, away: Point, toward: Point): Point {
  const near = Math.sqrt(distance(at, toward));
  const far = Math.sqrt(distance(at, away));
  if (far === 0 || near === 0) return at;
  const along = (key: "x" | "y") => {
    const slope =
      (at[key] - away[key]) / far -
      (toward[key] - away[key]) / (far + near) +
      (toward[key] - at[key]) / near;
    return at[key] + (slope * near) / 3;
  };
  return { x: along("x"), y: along("y"), corner: false };
}

function mirrored(at: Point, other: Point): Point {
  return { x: 2 * at.x - other.x, y: 2 * at.y - other.y, corner: false };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
