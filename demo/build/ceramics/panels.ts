/** Pictures painted over several tiles: a rosette, a vase of flowers, a sea. */
import {
  around,
  at,
  circle,
  type GlazeColor,
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

/** A border of scrolls and corner flowers around a panel of `columns` x `rows` tiles. */
function border(columns: number, rows: number): string {
  const width = columns * 100;
  const height = rows * 100;
  const frame = (inset: number, style: { stroke: GlazeColor; width: number }) =>
    rect(
      { x: -width / 2 + inset, y: -height / 2 + inset, width: width - inset * 2, height: height - inset * 2 },
      style,
    );
  const scroll = (length: number, offset: number): string => {
    let all = '';
    const step = 25;
    for (let x = -length / 2 + 62.5; x <= length / 2 - 62; x += step) {
      const up = Math.round((x + length) / step) % 2 ? 1 : -1;
      all += at(
        x,
        offset,
        path(`M-12.5 0C-6 ${-9 * up} 6 ${-9 * up} 12.5 0`, { stroke: 'deep', width: 2.6 }) +
          at(0, up * -2, turn(up > 0 ? 180 : 0, petal({ from: 1, to: 11, width: 8 }, { fill: 'ochre' }))) +
          at(5, up * -6, turn(up > 0 ? 40 : 140, leaf({ to: 11, width: 6 }, { fill: 'cobalt' }))),
      );
    }
    return all;
  };
  const side = (index: number) =>
    index % 2 ? scroll(height, -width / 2 + 25) : scroll(width, -height / 2 + 25);
  const flower =
    around(8, petal({ from: 3, to: 19, width: 11 }, { fill: 'cobalt' })) +
    circle(6, { fill: 'ochre', stroke: 'deep', width: 1.6 });
  const cornerX = width / 2 - 25;
  const cornerY = height / 2 - 25;
  return (
    frame(4, { stroke: 'cobalt', width: 5 }) +
    frame(46, { stroke: 'cobalt', width: 5 }) +
    frame(40, { stroke: 'ochre', width: 2 }) +
    [0, 1, 2, 3].map((index) => turn(index * 90, side(index))).join('') +
    at(-cornerX, -cornerY, flower) +
    at(cornerX, -cornerY, flower) +
    at(-cornerX, cornerY, flower) +
    at(cornerX, cornerY, flower)
  );
}

function roseton(): string {
  const corner = turn(
    -45,
    path('M0 -8C26 -26 22 -60 0 -84C-22 -60 -26 -26 0 -8Z', { fill: 'pale', stroke: 'cobalt', width: 3 }) +
      [-46, 46]
        .map((degrees) => turn(degrees, petal({ from: 8, to: 46, width: 18 }, { fill: 'cobalt' })))
        .join('') +
      petal({ from: 14, to: 70, width: 15 }, { fill: 'sky' }) +
      at(0, -12, circle(8, { fill: 'ochre', stroke: 'deep', width: 2 })),
  );
  const cornerAt = (x: number, y: number, degrees: number) => at(x, y, turn(degrees, corner));
  return tile(
    border(4, 4) +
      cornerAt(-150, -150, 180) +
      cornerAt(150, -150, 270) +
      cornerAt(150, 150, 0) +
      cornerAt(-150, 150, 90) +
      circle(146, { fill: 'deep' }) +
      circle(140, { fill: 'white' }) +
      around(32, at(0, -131, circle(4.6, { fill: 'terracotta' }))) +
      circle(123, { fill: 'cobalt' }) +
      around(24, petal({ from: 60, to: 120, width: 17 }, { fill: 'white' })) +
      around(24, petal({ from: 70, to: 108, width: 7 }, { fill: 'ochre' })) +
      khatam(88, { fill: 'deep' }) +
      khatam(82, { fill: 'pale' }) +
      around(16, petal({ from: 24, to: 76, width: 20 }, { fill: 'cobalt' })) +
      around(16, petal({ from: 24, to: 60, width: 10 }, { fill: 'white' })) +
      around(8, petal({ from: 18, to: 52, width: 22 }, { fill: 'straw', stroke: 'deep', width: 2 })) +
      around(8, petal({ from: 18, to: 40, width: 9 }, { fill: 'terracotta' })) +
      circle(22, { fill: 'deep' }) +
      star({ points: 12, outer: 19, inner: 10 }, { fill: 'white' }) +
      circle(7, { fill: 'ochre' }),
    'white',
    4,
    4,
  );
}

function bloom(size: number, fill: GlazeColor, heart: GlazeColor): string {
  return (
    around(
      10,
      petal({ from: size * 0.2, to: size, width: size * 0.55 }, { fill, stroke: 'deep', width: 1.8 }),
    ) +
    around(10, petal({ from: size * 0.2, to: size * 0.66, width: size * 0.22 }, { fill: 'white' })) +
    circle(size * 0.3, { fill: heart, stroke: 'deep', width: 2 }) +
    around(6, at(0, -size * 0.16, circle(size * 0.05, { fill: 'deep' })))
  );
}

function stem(from: [number, number], to: [number, number], bend: number): string {
  const middleX = (from[0] + to[0]) / 2 + bend;
  const middleY = (from[1] + to[1]) / 2;
  const sprig = (share: number, side: number) => {
    const x = from[0] + (to[0] - from[0]) * share + bend * 2 * share * (1 - share);
    const y = from[1] + (to[1] - from[1]) * share;
    const fill = side > 0 ? 'cobalt' : 'leaf';
    return at(x, y, turn(side * 68, leaf({ to: 30, width: 15 }, { fill, stroke: 'deep', width: 1.2 })));
  };
  return (
    path(`M${from[0]} ${from[1]}Q${middleX} ${middleY} ${to[0]} ${to[1]}`, { stroke: 'deep', width: 3.2 }) +
    sprig(0.3, 1) +
    sprig(0.42, -1) +
    sprig(0.58, 1) +
    sprig(0.7, -1)
  );
}

/** A vase of flowers (albarrada), as in Portuguese staircases. */
function albarrada(): string {
  const heads: [number, number, number, number, GlazeColor, GlazeColor][] = [
    [0, -158, 0, 40, 'cobalt', 'ochre'],
    [-92, -104, -26, 32, 'straw', 'terracotta'],
    [92, -104, 26, 32, 'straw', 'terracotta'],
    [-112, -14, -34, 27, 'sky', 'ochre'],
    [112, -14, 34, 27, 'sky', 'ochre'],
    [-46, -62, -10, 24, 'terracotta', 'straw'],
    [46, -62, 10, 24, 'terracotta', 'straw'],
  ];
  const flowers =
    heads.map(([x, y, bend]) => stem([0, 64], [x, y], bend)).join('') +
    heads.map(([x, y, , size, fill, heart]) => at(x, y, bloom(size, fill, heart))).join('');
  const vase =
    path(
      'M-30 62L30 62C26 76 62 84 62 118C62 150 34 166 22 174L22 180L36 190L-36 190L-22 180L-22 174C-34 166 -62 150 -62 118C-62 84 -26 76 -30 62Z',
      { fill: 'white', stroke: 'deep', width: 3 },
    ) +
    path('M-61 110C-30 122 30 122 61 110L62 124C30 138 -30 138 -62 124Z', { fill: 'cobalt' }) +
    path('M-29 70C-10 76 10 76 29 70L33 78C10 85 -10 85 -33 78Z', { fill: 'ochre' }) +
    [-40, -14, 14, 40]
      .map((x) =>
        at(
          x,
          158 - Math.abs(x) * 0.12,
          turn(-x * 0.5, petal({ from: 0, to: 24, width: 12 }, { fill: 'sky' })),
        ),
      )
      .join('') +
    path('M-60 104C-92 96 -92 140 -60 134', { stroke: 'deep', width: 4 }) +
    path('M60 104C92 96 92 140 60 134', { stroke: 'deep', width: 4 });
  const ground =
    path('M-150 190C-90 182 -60 194 0 190C60 186 100 194 150 190', { stroke: 'cobalt', width: 3 }) +
    [-120, -96, 96, 120]
      .map((x) => at(x, 190, turn(x / 8, leaf({ to: 22, width: 10 }, { fill: 'leaf' }))))
      .join('');
  return tile(border(4, 5) + ground + flowers + vase, 'white', 4, 5);
}

function boat(scale: number, sails: GlazeColor): string {
  return (
    `<g transform="scale(${scale})">` +
    path('M-34 0C-26 14 26 14 36 -2L22 0Z', { fill: 'deep' }) +
    path('M0 0L0 -62', { stroke: 'deep', width: 2.4 }) +
    path('M3 -60C26 -44 32 -22 28 -6L3 -6Z', { fill: sails, stroke: 'deep', width: 2 }) +
    path('M-3 -54C-20 -40 -26 -22 -26 -6L-3 -6Z', { fill: 'white', stroke: 'deep', width: 2 }) +
    path('M0 -62L12 -66L0 -70Z', { fill: 'terracotta' }) +
    '</g>'
  );
}

function sea(y: number, fill: GlazeColor, crest: GlazeColor, phase: number): string {
  const step = 37.5;
  let line = `M-470 ${y + 80}L-470 ${y}`;
  let foam = '';
  for (let x = -470 + phase; x < 470; x += step) {
    line += `C${x + 8} ${y + 9} ${x + 22} ${y + 9} ${x + 30} ${y - 3}Q${x + 34} ${y - 9} ${x + step} ${y}`;
    foam += path(`M${x + 6} ${y + 14}C${x + 14} ${y + 20} ${x + 22} ${y + 20} ${x + 29} ${y + 12}`, {
      stroke: crest,
      width: 1.8,
    });
  }
  return path(`${line}L470 ${y + 80}Z`, { fill, stroke: 'deep', width: 1.6 }) + foam;
}

/** A bay with boats, nine tiles wide and three high. */
function marina(): string {
  const rays = around(
    28,
    polygon(
      [
        { x: -2.6, y: -50 },
        { x: 2.6, y: -50 },
        { x: 0, y: -78 },
      ],
      { fill: 'ochre' },
    ),
  );
  const sun = at(
    0,
    -22,
    rays +
      circle(44, { fill: 'ochre', stroke: 'deep', width: 2.4 }) +
      circle(34, { fill: 'straw' }) +
      circle(12, { fill: 'white' }),
  );
  const sky = [-128, -116, -98, -74, -44]
    .map((y, index) => path(`M-450 ${y}L450 ${y}`, { stroke: 'sky', width: 3.4 - index * 0.6 }))
    .join('');
  const hill = (x: number, width: number, height: number, fill: GlazeColor) =>
    at(
      x,
      16,
      path(
        `M${-width} 0C${-width * 0.5} ${-height} ${-width * 0.25} ${-height * 1.2} 0 ${-height * 0.7}C${width * 0.3} ${-height * 1.3} ${width * 0.6} ${-height * 0.5} ${width} 0Z`,
        { fill, stroke: 'cobalt', width: 1.8 },
      ),
    );
  const houses = [-396, -372, -350, -330]
    .map((x, index) =>
      at(
        x,
        10,
        rect(
          { x: -10, y: -24 - (index % 2) * 10, width: 20, height: 34 },
          { fill: 'white', stroke: 'deep', width: 1.6 },
        ) +
          path(`M-13 ${-24 - (index % 2) * 10}L0 ${-36 - (index % 2) * 10}L13 ${-24 - (index % 2) * 10}Z`, {
            fill: 'terracotta',
            stroke: 'deep',
            width: 1.6,
          }) +
          rect({ x: -3, y: -10, width: 6, height: 9 }, { fill: 'cobalt' }),
      ),
    )
    .join('');
  const bird = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      path(`M${-size} 0Q${-size * 0.5} ${-size * 0.6} 0 0Q${size * 0.5} ${-size * 0.6} ${size} 0`, {
        stroke: 'deep',
        width: 2.2,
      }),
    );
  return tile(
    sky +
      sun +
      hill(-330, 150, 62, 'pale') +
      hill(330, 170, 78, 'pale') +
      hill(400, 90, 46, 'sky') +
      houses +
      sea(12, 'pale', 'cobalt', 0) +
      at(-150, 14, boat(0.7, 'straw')) +
      at(226, 14, boat(0.62, 'pale')) +
      sea(38, 'sky', 'deep', 17) +
      at(150, 44, boat(1.12, 'straw')) +
      sea(68, 'cobalt', 'pale', 5) +
      at(-262, 74, boat(1.25, 'pale')) +
      sea(100, 'deep', 'sky', 21) +
      bird(-120, -86, 12) +
      bird(-92, -98, 9) +
      bird(180, -104, 11) +
      bird(212, -90, 8) +
      bird(-300, -100, 10) +
      rect({ x: -443, y: -143, width: 886, height: 286 }, { stroke: 'white', width: 14 }) +
      rect({ x: -445, y: -145, width: 890, height: 290 }, { stroke: 'deep', width: 4 }) +
      rect({ x: -437, y: -137, width: 874, height: 274 }, { stroke: 'ochre', width: 2.4 }),
    'white',
    9,
    3,
  );
}

/** The panels with their sizes in tiles. */
export const panels = {
  roseton: { svg: roseton(), columns: 4, rows: 4 },
  albarrada: { svg: albarrada(), columns: 4, rows: 5 },
  marina: { svg: marina(), columns: 9, rows: 3 },
};

export type PanelName = keyof typeof panels;
