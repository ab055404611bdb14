/** Maps the pixels of a picture to places on the tiled wall. */

export interface CameraOptions {
  /** The place on the wall at the centre of the picture, in tiles. */
  centre: [number, number];
  /** Number of tiles across the centre of the picture. */
  tilesAcross: number;
  /** Rotation of the camera, in degrees. */
  yaw?: number;
  pitch?: number;
  roll?: number;
  /** Focal length in picture widths: a short one gives a strong perspective. */
  focal?: number;
}

/** u = (m0 x + m1 y + m2) / (m6 x + m7 y + m8), v likewise with m3 to m5; x and y are picture widths from the centre. */
export type Camera = readonly [number, number, number, number, number, number, number, number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Matrix = [number, number, number][];

function multiply(a: Matrix, b: Matrix): Matrix {
  const column = (index: 0 | 1 | 2): [number, number, number] => {
    const of = (row: [number, number, number]) =>
      row[0] * (b[0]?.[index] ?? 0) + row[1] * (b[1]?.[index] ?? 0) + row[2] * (b[2]?.[index] ?? 0);
    return a.map(of) as [number, number, number];
  };
  const columns = [column(0), column(1), column(2)];
  return a.map((_, row) => columns.map((values) => values[row] ?? 0) as [number, number, number]);
}

export function makeCamera(options: CameraOptions): Camera {
  const { centre, tilesAcross, yaw = 0, pitch = 0, roll = 0, focal = 1.3 } = options;
  const [cy, sy] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))];
  const turned = multiply(
    [
      [cy, 0, sy],
      [0, 1, 0],
      [-sy, 0, cy],
    ],
    multiply(
      [
        [1, 0, 0],
        [0, cp, -sp],
        [0, sp, cp],
      ],
      [
        [cr, -sr, 0],
        [sr, cr, 0],
        [0, 0, 1],
      ],
    ),
  );
  const [right, down, away] = turned as [Matrix[number], Matrix[number], Matrix[number]];
  // The ray through the picture's centre must hit `centre`, at the distance where `tilesAcross` tiles fit.
  const distance = tilesAcross * focal * away[2];
  const u0 = centre[0] - (distance * right[2]) / away[2];
  const v0 = centre[1] - (distance * down[2]) / away[2];
  const row = (axis: Matrix[number], start: number): [number, number, number] => [
    distance * axis[0] + start * away[0],
    distance * axis[1] + start * away[1],
    (distance * axis[2] + start * away[2]) * focal,
  ];
  return [...row(right, u0), ...row(down, v0), away[0], away[1], away[2] * focal];
}

/** The visible part of the wall for this aspect ratio, in whole tiles. */
export function seenTiles(camera: Camera, heightPerWidth: number) {
  const ys = [-heightPerWidth / 2, heightPerWidth / 2];
  const seen = [-0.5, 0.5].flatMap((x) => ys.map((y) => project(camera, x, y)));
  const us = seen.map(([u]) => u);
  const vs = seen.map(([, v]) => v);
  return {
    left: Math.floor(Math.min(...us)) - 1,
    right: Math.floor(Math.max(...us)) + 1,
    top: Math.floor(Math.min(...vs)) - 1,
    bottom: Math.floor(Math.max(...vs)) + 1,
  };
}

/** Tiles per pixel at the centre of a picture that is `width` px wide. */
export function middleReach(camera: Camera, width: number): number {
  const [u0, v0] = project(camera, 0, 0);
  const [u1, v1] = project(camera, 1 / width, 0);
  return Math.hypot(u1 - u0, v1 - v0);
}

function project(camera: Camera, x: number, y: number): [number, number] {
  const w = camera[6] * x + camera[7] * y + camera[8];
  return [(camera[0] * x + camera[1] * y + camera[2]) / w, (camera[3] * x + camera[4] * y + camera[5]) / w];
}
