/** The demo's recordings, by the names of their files. */
import { seededRandom } from '../ceramics/noise';
import { bell, drop, finished, inRoom, place, pluck, scaled, silence, softened, stream } from './instruments';

const semitones = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 } as Record<string, number>;

/** "G#4" -> Hz; A4 has 440 Hz. */
function frequencyOf(note: string): number {
  const [, letter = '', sharp, octave] = /^([A-G])(#?)(\d)$/.exec(note) ?? [];
  const steps = (semitones[letter] ?? Number.NaN) + (sharp ? 1 : 0) + (Number(octave) - 4) * 12;
  return 440 * 2 ** (steps / 12);
}

/** Three strokes of the bell in the courtyard. */
function courtyardBell(): Float32Array {
  const recording = silence(9);
  for (const at of [0, 1.8, 3.6]) place(recording, { sound: bell({ frequency: 392, seconds: 5.4 }), at });
  return inRoom(recording);
}

/** A kiln that cools: the glaze pings, now here, now there, over a low hum. */
function coolingKiln(): Float32Array {
  const seconds = 24;
  const random = seededRandom(24);
  const recording = scaled(softened(stream(seconds, random), 0.02), 0.5);
  const notes = ['E5', 'G5', 'A5', 'C6', 'D6', 'E6', 'G6'].map(frequencyOf);
  for (let at = 0.4; at < seconds - 3; at += 0.15 + random() ** 2 * 1.6) {
    const frequency = (notes[Math.floor(random() * notes.length)] ?? 880) * (1 + random() * 0.01);
    const sound = bell({ frequency, seconds: 0.8 + random() * 1.6 });
    place(recording, { sound, at, loudness: 0.15 + random() * 0.5 });
  }
  return inRoom(recording, { wetness: 0.4, echo: 0.84 });
}

/** Bass and chord of each bar of the waltz, and its melody: a note a beat, "-" holds the note before. */
const verse = [
  ['A2', 'C4 E4', 'E5 - D5'],
  ['A2', 'C4 E4', 'C5 - B4'],
  ['E2', 'B3 D4', 'D5 C5 B4'],
  ['A2', 'C4 E4', 'C5 - A4'],
  ['D3', 'F4 A4', 'F5 - E5'],
  ['A2', 'C4 E4', 'E5 - C5'],
  ['E2', 'G#3 D4', 'D5 C5 B4'],
  ['A2', 'C4 E4', 'A4 - -'],
] as const;
const chorus = [
  ['C3', 'E4 G4', 'G5 - E5'],
  ['G2', 'B3 F4', 'D5 - G4'],
  ['C3', 'E4 G4', 'E5 F5 G5'],
  ['F2', 'A3 C4', 'A5 - F5'],
  ['C3', 'E4 G4', 'E5 - C5'],
  ['G2', 'B3 F4', 'D5 E5 B4'],
  ['E2', 'G#3 D4', 'E5 D5 B4'],
  ['A2', 'C4 E4', 'A4 - -'],
] as const;

const beatSeconds = 0.42;

/** A waltz on plucked strings. */
function tileWaltz(): Float32Array {
  const bars = [...verse, ...chorus, ...verse];
  const recording = silence(bars.length * 3 * beatSeconds + 3);
  const random = seededRandom(3);
  const strike = (note: string, beat: number, loudness: number): void => {
    const sound = pluck({ frequency: frequencyOf(note), seconds: 2.4 }, random);
    place(recording, { sound, at: beat * beatSeconds, loudness });
  };
  bars.forEach(([bass, chord, melody], bar) => {
    strike(bass, bar * 3, 1);
    for (const beat of [1, 2]) for (const note of chord.split(' ')) strike(note, bar * 3 + beat, 0.45);
    melody.split(' ').forEach((note, beat) => {
      if (note !== '-') strike(note, bar * 3 + beat, 1.1);
    });
  });
  return inRoom(recording, { wetness: 0.3 });
}

/** The fountain at noon, with the bell from afar. */
function fountain(): Float32Array {
  const seconds = 75;
  const random = seededRandom(75);
  const recording = scaled(stream(seconds, random), 0.35);
  for (let at = 0; at < seconds - 1; at += 0.04 + random() * 0.22) {
    const sound = drop({ frequency: 500 + random() * 1400, seconds: 0.05 + random() * 0.09 });
    place(recording, { sound, at, loudness: 0.02 + random() * 0.12 });
  }
  for (let stroke = 0; stroke < 12; stroke++)
    place(recording, { sound: bell({ frequency: 294, seconds: 6 }), at: 12 + stroke * 3.2, loudness: 0.22 });
  return inRoom(recording, { wetness: 0.35 });
}

export const pieces = {
  campana: () => finished(courtyardBell()),
  horno: () => finished(coolingKiln()),
  vals: () => finished(tileWaltz()),
  fuente: () => finished(fountain()),
};
