/**
 * The tile motifs. Each is a square of 100 units that continues seamlessly on every side. Those in `turning` fit in all
 * four rotations.
 */
import {
  around,
  at,
  circle,
  corners,
  edges,
  khatam,
  leaf,
  path,
  petal,
  polygon,
  rect,
  star,
  tile,
  turn,
} from './svg';

function estrella(): string {
  const corner =
    khatam(31, { fill: 'deep' }) +
    khatam(24, { fill: 'white' }) +
    khatam(20, { fill: 'ochre' }) +
    around(8, petal({ from: 3, to: 16, width: 8 }, { fill: 'white' })) +
    circle(3.4, { fill: 'deep' });
  const strap = path('M0 0L0 26', { stroke: 'deep', width: 3.2 });
  return tile(
    edges(strap) +
      edges(
        polygon(
          [
            { x: 0, y: -11 },
            { x: 8, y: 0 },
            { x: 0, y: 11 },
            { x: -8, y: 0 },
          ],
          { fill: 'terracotta' },
        ),
      ) +
      corners(corner) +
      khatam(40, { fill: 'cobalt' }) +
      khatam(33, { fill: 'white' }) +
      khatam(30, { fill: 'sky' }) +
      around(8, petal({ from: 6, to: 27, width: 15 }, { fill: 'white', stroke: 'deep', width: 1.4 }), 22.5) +
      around(8, petal({ from: 6, to: 22, width: 10 }, { fill: 'cobalt' })) +
      circle(8, { fill: 'ochre', stroke: 'deep', width: 2 }) +
      circle(2.4, { fill: 'deep' }),
  );
}

function cuadrifolio(): string {
  const lobes = (radius: number, offset: number, style: Parameters<typeof circle>[1]) =>
    around(4, at(0, -offset, circle(radius, style)));
  return tile(
    corners(circle(34, { stroke: 'cobalt', width: 8 }) + circle(34, { stroke: 'white', width: 2 })) +
      corners(
        circle(24, { fill: 'pale' }) +
          around(8, petal({ from: 5, to: 21, width: 9 }, { fill: 'cobalt' })) +
          circle(5, { fill: 'ochre' }),
      ) +
      lobes(19.5, 18, { fill: 'white', stroke: 'deep', width: 5 }) +
      lobes(17, 18, { fill: 'white' }) +
      circle(16, { fill: 'white' }) +
      lobes(13, 18, { fill: 'sky' }) +
      around(4, petal({ from: 4, to: 31, width: 15 }, { fill: 'cobalt' })) +
      around(4, petal({ from: 8, to: 24, width: 6 }, { fill: 'white' })) +
      around(4, petal({ from: 4, to: 19, width: 9 }, { fill: 'ochre', stroke: 'deep', width: 1.2 }), 45) +
      circle(5.5, { fill: 'deep' }) +
      circle(2.4, { fill: 'white' }),
  );
}

function arabesco(): string {
  const scroll =
    path('M0 -7C9 -16 6 -34 -9 -34C-22 -34 -24 -19 -14 -17C-8 -16 -7 -24 -12 -25', {
      stroke: 'deep',
      width: 3,
    }) +
    at(2, -26, turn(62, leaf({ to: 25, width: 13 }, { fill: 'cobalt' }))) +
    at(-9, -34, turn(-8, leaf({ to: 16, width: 9 }, { fill: 'sky' }, 'deep'))) +
    at(4, -17, turn(105, leaf({ to: 14, width: 8 }, { fill: 'sky' }, 'deep'))) +
    at(-23, -27, turn(-80, leaf({ to: 17, width: 9 }, { fill: 'cobalt' }))) +
    at(-13, -20, circle(2.6, { fill: 'ochre' }));
  return tile(
    around(4, scroll) +
      corners(
        around(12, petal({ from: 8, to: 19, width: 7 }, { fill: 'cobalt' })) +
          circle(8.5, { fill: 'ochre', stroke: 'deep', width: 1.8 }) +
          circle(3, { fill: 'white' }),
      ) +
      star({ points: 8, outer: 12, inner: 7, turn: 22.5 }, { fill: 'deep' }) +
      circle(5, { fill: 'straw' }) +
      circle(1.8, { fill: 'terracotta' }),
  );
}

function talavera(): string {
  const scallops =
    around(12, at(0, -24, circle(6.4, { fill: 'cobalt' })), 15) + circle(24, { fill: 'cobalt' });
  return tile(
    corners(
      scallops +
        circle(21, { fill: 'white' }) +
        circle(17.5, { fill: 'terracotta' }) +
        circle(11, { fill: 'straw' }) +
        circle(6, { fill: 'cobalt' }),
    ) +
      around(
        4,
        at(
          0,
          -8,
          turn(28, leaf({ to: 36, width: 12 }, { fill: 'leaf', stroke: 'deep', width: 1.2 })) +
            turn(-28, leaf({ to: 36, width: 12 }, { fill: 'leaf', stroke: 'deep', width: 1.2 })),
        ),
      ) +
      around(12, petal({ from: 6, to: 31, width: 15 }, { fill: 'ochre', stroke: 'deep', width: 1.5 })) +
      around(12, petal({ from: 6, to: 22, width: 7 }, { fill: 'straw' }), 15) +
      circle(11, { fill: 'terracotta', stroke: 'deep', width: 1.6 }) +
      around(8, at(0, -6.6, circle(1.4, { fill: 'straw' }))) +
      circle(3, { fill: 'deep' }),
  );
}

function clavel(): string {
  const bloom =
    around(8, petal({ from: 2, to: 25, width: 17 }, { fill: 'straw', stroke: 'deep', width: 1.3 })) +
    around(8, petal({ from: 4, to: 18, width: 9 }, { fill: 'terracotta' })) +
    circle(5.5, { fill: 'deep' }) +
    circle(2.2, { fill: 'white' });
  return tile(
    corners(
      around(16, petal({ from: 10, to: 30, width: 10 }, { fill: 'sky' })) +
        around(8, petal({ from: 4, to: 24, width: 12 }, { fill: 'cobalt' })) +
        circle(7, { fill: 'terracotta', stroke: 'white', width: 2 }),
    ) +
      edges(
        path('M-16 0A16 16 0 0 0 16 0', { fill: 'ochre' }) +
          path('M-10 0A10 10 0 0 0 10 0', { fill: 'white' }) +
          circle(4.5, { fill: 'deep' }),
      ) +
      around(
        4,
        at(
          0,
          -20,
          turn(48, leaf({ to: 19, width: 10 }, { fill: 'cobalt' })) +
            turn(-48, leaf({ to: 19, width: 10 }, { fill: 'cobalt' })),
        ),
        45,
      ) +
      bloom,
  );
}

function diamante(): string {
  const facet = (fill: 'white' | 'pale' | 'sky' | 'cobalt', quarter: number) =>
    turn(
      quarter * 90,
      polygon(
        [
          { x: -34, y: -34 },
          { x: 34, y: -34 },
          { x: 0, y: 0 },
        ],
        { fill },
      ),
    );
  const rim = (fill: 'ochre' | 'straw', quarter: number) =>
    turn(
      quarter * 90,
      polygon(
        [
          { x: -41, y: -41 },
          { x: 41, y: -41 },
          { x: 34, y: -34 },
          { x: -34, y: -34 },
        ],
        { fill },
      ),
    );
  const bead = around(
    4,
    [-3, -2, -1, 0, 1, 2, 3].map((step) => at(step * 13.1, -45.6, circle(1.9, { fill: 'white' }))).join(''),
  );
  return tile(
    bead +
      corners(around(4, petal({ from: 0, to: 12, width: 7 }, { fill: 'straw' }), 45)) +
      rim('straw', 0) +
      rim('ochre', 1) +
      rim('ochre', 2) +
      rim('straw', 3) +
      facet('white', 3) +
      facet('pale', 0) +
      facet('sky', 1) +
      facet('cobalt', 2) +
      path('M-34 -34L34 34M34 -34L-34 34', { stroke: 'deep', width: 0.8 }) +
      rect({ x: -34, y: -34, width: 68, height: 68 }, { stroke: 'deep', width: 1.4 }) +
      rect({ x: -41, y: -41, width: 82, height: 82 }, { stroke: 'deep', width: 1.4 }),
    'deep',
  );
}

function escamas(): string {
  const fans = { cobalt: 'pale', sky: 'deep', white: 'cobalt', pale: 'cobalt' } as const;
  const scale = (fill: keyof typeof fans) =>
    circle(25, { fill, stroke: 'deep', width: 2 }) +
    circle(21, { stroke: fans[fill], width: 1.2 }) +
    [-44, -22, 0, 22, 44]
      .map((degrees) => turn(degrees + 180, path('M0 -5L0 -18', { stroke: fans[fill], width: 1.6 })))
      .join('');
  let rows = '';
  for (let row = 4; row >= -3; row--) {
    const shift = row % 2 ? 25 : 0;
    for (let column = -2; column <= 2; column++) {
      const fill = row % 2 ? (column % 2 ? 'cobalt' : 'pale') : column % 2 ? 'white' : 'sky';
      rows += at(column * 50 + shift - 25, row * 25 - 25, scale(fill));
    }
  }
  return tile(rows);
}

function lazo(): string {
  const band = (radius: number) =>
    circle(radius, { stroke: 'deep', width: 30 }) +
    circle(radius, { stroke: 'cobalt', width: 25 }) +
    circle(radius, { stroke: 'white', width: 9 }) +
    circle(radius, { stroke: 'ochre', width: 4.5 });
  const flower =
    around(4, petal({ from: 2, to: 19, width: 12 }, { fill: 'sky' })) + circle(4.5, { fill: 'terracotta' });
  return tile(
    turn(90, at(-50, -50, flower) + at(50, 50, flower)) +
      at(-50, -50, band(50)) +
      at(50, 50, band(50)) +
      at(-50, -50, flower) +
      at(50, 50, flower),
    'pale',
  );
}

function medio(): string {
  const spray = turn(
    135,
    path('M0 2L0 -26', { stroke: 'white', width: 2 }) +
      [8, 15, 22]
        .map((y, index) =>
          at(
            0,
            -y,
            turn(52, leaf({ to: 17 - index * 3, width: 9 }, { fill: 'white' }, 'cobalt')) +
              turn(-52, leaf({ to: 17 - index * 3, width: 9 }, { fill: 'white' }, 'cobalt')),
          ),
        )
        .join('') +
      at(0, -24, petal({ from: 0, to: 12, width: 8 }, { fill: 'straw' })),
  );
  return tile(
    polygon(
      [
        { x: -50, y: 50 },
        { x: 50, y: -50 },
        { x: 50, y: 50 },
      ],
      { fill: 'cobalt' },
    ) +
      path('M-44 38L38 -44', { stroke: 'cobalt', width: 1.6 }) +
      path('M-50 50L50 -50', { stroke: 'deep', width: 3 }) +
      spray +
      at(-50, -50, circle(22, { stroke: 'sky', width: 7 }) + circle(11, { fill: 'ochre' })) +
      at(50, 50, circle(12, { fill: 'white' }) + circle(6, { fill: 'terracotta' })),
  );
}

function rueda(): string {
  return tile(
    corners(
      circle(26, { fill: 'ochre' }) +
        circle(21, { fill: 'white' }) +
        around(8, petal({ from: 3, to: 18, width: 8 }, { fill: 'terracotta' })) +
        circle(4, { fill: 'deep' }),
    ) +
      circle(47, { fill: 'deep' }) +
      circle(43, { fill: 'white' }) +
      around(
        16,
        polygon(
          [
            { x: 0, y: -42 },
            { x: 7.6, y: -29 },
            { x: 0, y: -15 },
            { x: -0.4, y: -29 },
          ],
          { fill: 'cobalt' },
        ),
      ) +
      circle(20, { fill: 'white', stroke: 'deep', width: 2.4 }) +
      star({ points: 8, outer: 17, inner: 8 }, { fill: 'cobalt' }) +
      star({ points: 8, outer: 10, inner: 5, turn: 22.5 }, { fill: 'straw' }) +
      circle(3, { fill: 'deep' }),
  );
}

function cruz(): string {
  const arm = path(
    'M-7 0L-7 -17C-7 -21 -14 -21 -14 -28C-14 -36 -4 -37 0 -46C4 -37 14 -36 14 -28C14 -21 7 -21 7 -17L7 0Z',
    { fill: 'cobalt', stroke: 'deep', width: 1.6 },
  );
  return tile(
    corners(
      khatam(22, { fill: 'sky' }) +
        khatam(16, { fill: 'white' }) +
        circle(8, { fill: 'cobalt' }) +
        circle(3, { fill: 'straw' }),
    ) +
      around(4, petal({ from: 6, to: 38, width: 12 }, { fill: 'sky' }), 45) +
      around(4, arm) +
      around(4, petal({ from: 10, to: 36, width: 8 }, { fill: 'white' })) +
      around(4, at(0, -27, circle(2.6, { fill: 'ochre' }))) +
      khatam(11, { fill: 'white', stroke: 'deep', width: 1.6 }) +
      khatam(6.5, { fill: 'ochre' }),
  );
}

function cenefa(): string {
  const wave = (x: number) =>
    at(
      x,
      0,
      path(
        'M-25 14C-12 14 -14 -16 4 -16C16 -16 19 -1 9 3C2 5 -2 -3 3 -6C-1 -14 -11 -5 -7 4C-3 13 14 15 25 14L25 20L-25 20Z',
        { fill: 'cobalt' },
      ),
    );
  const row = (y: number) => rect({ x: -50, y, width: 100, height: 5 }, { fill: 'deep' });
  const beads = [-37.5, -12.5, 12.5, 37.5]
    .map((x) =>
      at(x, -31, turn(45, rect({ x: -4.6, y: -4.6, width: 9.2, height: 9.2 }, { fill: 'terracotta' }))),
    )
    .join('');
  const darts = [-37.5, -12.5, 12.5, 37.5]
    .map((x) => at(x, 30, path('M-9 7A9 9 0 0 1 9 7Z', { fill: 'ochre' })))
    .join('');
  return tile(row(-46) + row(-22) + beads + wave(-25) + wave(25) + row(20) + darts + row(40));
}

/** Every motif as SVG source. */
export const tiles = {
  estrella: estrella(),
  cuadrifolio: cuadrifolio(),
  arabesco: arabesco(),
  talavera: talavera(),
  clavel: clavel(),
  diamante: diamante(),
  escamas: escamas(),
  lazo: lazo(),
  medio: medio(),
  rueda: rueda(),
  cruz: cruz(),
  cenefa: cenefa(),
};

export type TileName = keyof typeof tiles;
