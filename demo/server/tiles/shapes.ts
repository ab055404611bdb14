export type Point = [x: number, y: number];

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** SVG path data of a smooth line through all points (a Catmull-Rom spline). */
export function smooth(points: Point[], { isClosed }: { isClosed: boolean }): string {
  const last = points.length - 1;
  const at = (nth: number): Point =>
    (isClosed
      ? points[(nth + points.length) % points.length]
      : points[Math.min(last, Math.max(0, nth))]) as Point;
  const curves = (isClosed ? points : points.slice(1)).map((_, nth) => {
    const [before, from, to, after] = [at(nth - 1), at(nth), at(nth + 1), at(nth + 2)];
    const handle = (axis: 0 | 1) => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ];
    const [xs, ys] = [handle(0), handle(1)];
    return `C${[xs[0], ys[0], xs[1], ys[1], ...to].map((value) => rounded(value as number)).join(' ')}`;
  });
  return `M${at(0).map(rounded).join(' ')}${curves.join('')}${isClosed ? 'Z' : ''}`;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(points: Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether the distance between two boxes is at most `margin`. */
export function meets(one: Box, other: Box, margin: number): boolean {
  return (
    one.left - margin < other.right &&
    one.right + margin > other.left &&
    one.top - margin < other.bottom &&
    one.bottom + margin > other.top
  );
}

export function polygon(points: Point[]): string {
  return `M${points.map((point) => point.map(rounded).join(' ')).join('L')}Z`;
}

/** Irregular rings around a point, outermost first. */
export function ringsAround(
  [x, y]: Point,
  { radiusM, rings }: { radiusM: number; rings: number },
): Point[][] {
  const corners = 14;
  return Array.from({ length: rings }, (_, ring) => {
    const radius = radiusM * (1 - ring / (rings + 0.4));
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const angle = (corner / corners) * 2 * Math.PI;
      const bent = 1 + 0.16 * Math.sin(3 * angle + x) + 0.09 * Math.cos(5 * angle + y);
      return [x + radius * bent * Math.cos(angle), y + radius * bent * 0.8 * Math.sin(angle)];
    });
    return points;
  });
}
