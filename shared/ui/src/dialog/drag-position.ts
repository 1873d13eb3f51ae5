/** A point of the window in CSS pixels, from its upper left corner. */
export interface DragPosition {
  x: number;
  y: number;
}

/** CSS pixels. */
export interface BoxSize {
  width: number;
  height: number;
}

/**
 * The nearest position in which the whole box is visible; of a box larger than the view, its start.
 */
export function clampToViewport({ x, y }: DragPosition, box: BoxSize, view: BoxSize): DragPosition {
  const within = (at: number, room: number) => Math.round(Math.max(0, Math.min(at, room)));
  return { x: within(x, view.width - box.width), y: within(y, view.height - box.height) };
}

/**
 * The next position of a box that is moved by presses: the corners clockwise, from the nearest one.
 */
export function nextCorner(at: DragPosition, box: BoxSize, view: BoxSize): DragPosition {
  const room = { x: view.width - box.width, y: view.height - box.height };
  const corners: [DragPosition, ...DragPosition[]] = [
    { x: 0, y: 0 },
    { x: room.x, y: 0 },
    { x: room.x, y: room.y },
    { x: 0, y: room.y },
  ];
  const distances = corners.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const nearest = distances.indexOf(Math.min(...distances));
  return clampToViewport(corners[(nearest + 1) % corners.length] ?? corners[0], box, view);
}
