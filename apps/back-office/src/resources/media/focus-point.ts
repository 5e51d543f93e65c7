import type { MediaHead } from "@hearth/admin-contract";

export type FocusPoint = NonNullable<MediaHead["focus"]>;

export const MIDDLE: FocusPoint = { x: 50, y: 50 };
const STEP_PERCENT = 5;

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Where somebody pointed, in percent of the picture. */
export function pointAt(
  place: { x: number; y: number },
  box: { left: number; top: number; width: number; height: number },
): FocusPoint {
  return {
    x: within(((place.x - box.left) / box.width) * 100),
    y: within(((place.y - box.top) / box.height) * 100),
  };
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One step with an arrow key; null: it was another key. */
export function pointMoved({ x, y }: FocusPoint, key: string): FocusPoint | null {
  const move = moves[key];
  return move ? { x: within(x + move[0] * STEP_PERCENT), y: within(y + move[1] * STEP_PERCENT) } : null;
}
