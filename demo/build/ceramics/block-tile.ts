/** The tile picture of a block. Its composition is random, with the block's name as the seed, so a new block needs no drawing. */
import { hashText, seededRandom } from './noise';
import {
  around,
  at,
  circle,
  corners,
  edges,
  type GlazeColor,
  khatam,
  petal,
  polygon,
  star,
  tile,
} from './svg';

interface Colors {
  ground: GlazeColor;
  main: GlazeColor;
  second: GlazeColor;
  accent: GlazeColor;
}

const colorings: Colors[] = [
  { ground: 'white', main: 'cobalt', second: 'sky', accent: 'ochre' },
  { ground: 'white', main: 'cobalt', second: 'ochre', accent: 'terracotta' },
  { ground: 'pale', main: 'deep', second: 'cobalt', accent: 'straw' },
  { ground: 'cobalt', main: 'white', second: 'sky', accent: 'ochre' },
  { ground: 'white', main: 'deep', second: 'cobalt', accent: 'terracotta' },
];

type Part = (colors: Colors) => string;

const middles: Part[] = [
  ({ ground, main, second, accent }) =>
    khatam(38, { fill: main }) +
    khatam(30, { fill: ground }) +
    around(8, petal({ from: 6, to: 27, width: 13 }, { fill: second })) +
    circle(7, { fill: accent }),
  ({ ground, main, second, accent }) =>
    around(4, at(0, -18, circle(20, { fill: main }))) +
    around(4, at(0, -18, circle(14, { fill: ground }))) +
    around(4, petal({ from: 4, to: 30, width: 14 }, { fill: second })) +
    around(4, petal({ from: 4, to: 18, width: 8 }, { fill: accent }), 45) +
    circle(4, { fill: main }),
  ({ ground, main, second, accent }) =>
    around(12, petal({ from: 6, to: 36, width: 15 }, { fill: main })) +
    around(12, petal({ from: 6, to: 25, width: 7 }, { fill: second === 'sky' ? 'pale' : second })) +
    circle(12, { fill: accent }) +
    circle(6, { fill: ground }),
  ({ ground, main, second, accent }) =>
    circle(38, { fill: main }) +
    circle(33, { fill: ground }) +
    around(
      16,
      polygon(
        [
          { x: 0, y: -32 },
          { x: 6, y: -22 },
          { x: 0, y: -12 },
          { x: -0.4, y: -22 },
        ],
        { fill: second },
      ),
    ) +
    star({ points: 8, outer: 13, inner: 6 }, { fill: main }) +
    circle(4, { fill: accent }),
  ({ ground, main, second, accent }) =>
    around(4, petal({ from: 6, to: 40, width: 13 }, { fill: second }), 45) +
    around(4, petal({ from: 0, to: 42, width: 22 }, { fill: main })) +
    around(4, petal({ from: 12, to: 34, width: 8 }, { fill: ground })) +
    khatam(10, { fill: accent }),
  ({ ground, main, second, accent }) =>
    star({ points: 12, outer: 40, inner: 27 }, { fill: second }) +
    star({ points: 12, outer: 32, inner: 22, turn: 15 }, { fill: main }) +
    circle(18, { fill: ground }) +
    around(6, petal({ from: 2, to: 16, width: 10 }, { fill: accent })) +
    circle(3, { fill: main }),
];

const cornerPieces: Part[] = [
  ({ main, ground, accent }) =>
    circle(26, { fill: main }) + circle(19, { fill: ground }) + circle(11, { fill: accent }),
  ({ main, accent }) =>
    around(12, petal({ from: 8, to: 26, width: 10 }, { fill: main })) + circle(8, { fill: accent }),
  ({ main, ground, second }) =>
    khatam(26, { fill: main }) + khatam(19, { fill: ground }) + khatam(12, { fill: second }),
  ({ second, ground, accent }) =>
    around(12, at(0, -19, circle(5.6, { fill: second })), 15) +
    circle(18, { fill: second }) +
    circle(13, { fill: ground }) +
    circle(8, { fill: accent }),
  ({ main, ground, second }) =>
    circle(30, { stroke: main, width: 5 }) +
    circle(20, { fill: second }) +
    around(8, petal({ from: 2, to: 17, width: 8 }, { fill: ground })),
];

const edgePieces: Part[] = [
  () => '',
  ({ accent }) =>
    polygon(
      [
        { x: 0, y: -9 },
        { x: 7, y: 0 },
        { x: 0, y: 9 },
        { x: -7, y: 0 },
      ],
      { fill: accent },
    ),
  ({ second, ground }) => circle(9, { fill: second }) + circle(4.5, { fill: ground }),
  ({ accent, main }) =>
    around(4, petal({ from: 0, to: 10, width: 7 }, { fill: accent })) + circle(2, { fill: main }),
];

export function composeBlockTile(block: string): string {
  const random = seededRandom(hashText(`azulejo ${block}`));
  const pick = <Choice>(choices: Choice[]): Choice => {
    const chosen = choices[Math.floor(random() * choices.length)];
    if (chosen === undefined) throw new Error('composeBlockTile: a list of parts is empty');
    return chosen;
  };
  const colors = pick(colorings);
  const parts = edges(pick(edgePieces)(colors)) + corners(pick(cornerPieces)(colors)) + pick(middles)(colors);
  return tile(parts, colors.ground);
}
