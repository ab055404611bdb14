/** Seeded randomness, so that the pictures are the same on every machine. */

/** A random number generator (mulberry32) for numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a hash, which makes a seed from a block's name. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Side of every field, in px; a power of two, so that a bit mask wraps the coordinates. */
const fieldSize = 512;
const fieldMask = fieldSize - 1;

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Seamless value noise from -1 to 1, with `cells` waves of the first octave across the field. */
export function noiseField(options: { seed: number; cells: number; octaves: number }): Float32Array {
  const field = new Float32Array(fieldSize * fieldSize);
  const random = seededRandom(options.seed);
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < options.octaves; octave++) {
    const cells = options.cells * 2 ** octave;
    addOctave(field, {
      cells,
      weight,
      values: Float32Array.from({ length: cells * cells }, () => random() * 2 - 1),
    });
    total += weight;
    weight /= 2;
  }
  for (let index = 0; index < field.length; index++) field[index] = (field[index] ?? 0) / total;
  return field;
}

function addOctave(
  field: Float32Array,
  octave: { cells: number; weight: number; values: Float32Array },
): void {
  const { cells, weight, values } = octave;
  const step = fieldSize / cells;
  for (let y = 0; y < fieldSize; y++) {
    const row = Math.floor(y / step);
    const down = smooth(y / step - row);
    const above = row * cells;
    const below = ((row + 1) % cells) * cells;
    for (let x = 0; x < fieldSize; x++) {
      const column = Math.floor(x / step);
      const next = (column + 1) % cells;
      const along = smooth(x / step - column);
      const top = (values[above + column] ?? 0) * (1 - along) + (values[above + next] ?? 0) * along;
      const bottom = (values[below + column] ?? 0) * (1 - along) + (values[below + next] ?? 0) * along;
      const index = y * fieldSize + x;
      field[index] = (field[index] ?? 0) + weight * (top * (1 - down) + bottom * down);
    }
  }
}

/**
 * Crackle of an old glaze: 1 on a hairline, 0 elsewhere. The lines are the borders of a Voronoi diagram with one point
 * in each square of a grid.
 */
export function crackleField(options: { seed: number; cells: number; hairline: number }): Float32Array {
  const { seed, cells, hairline } = options;
  const random = seededRandom(seed);
  const points = Float32Array.from({ length: cells * cells * 2 }, () => random());
  const field = new Float32Array(fieldSize * fieldSize);
  const step = fieldSize / cells;
  for (let y = 0; y < fieldSize; y++) {
    const row = Math.floor(y / step);
    for (let x = 0; x < fieldSize; x++) {
      const column = Math.floor(x / step);
      let nearest = 1e9;
      let second = 1e9;
      for (let r = row - 1; r <= row + 1; r++) {
        for (let c = column - 1; c <= column + 1; c++) {
          const cell = (((r + cells) % cells) * cells + ((c + cells) % cells)) * 2;
          const dx = (c + (points[cell] ?? 0)) * step - x;
          const dy = (r + (points[cell + 1] ?? 0)) * step - y;
          const distance = Math.sqrt(dx * dx + dy * dy);
          if (distance < nearest) {
            second = nearest;
            nearest = distance;
          } else if (distance < second) second = distance;
        }
      }
      field[y * fieldSize + x] = Math.max(0, 1 - (second - nearest) / hairline);
    }
  }
  return field;
}

/** The field's value at any coordinates, wrapped. */
export function lookUp(field: Float32Array, x: number, y: number): number {
  return field[((y & fieldMask) << 9) | (x & fieldMask)] ?? 0;
}
