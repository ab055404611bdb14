/** The instruments of the demo's recordings: each makes the samples of one sound. */
import { sampleRate } from './wav';

type Random = () => number;

export const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * sampleRate));

/** Partials of a cast bell: frequency relative to the note, loudness, and how long it rings relative to the lowest. */
const bellPartials = [
  [0.5, 0.6, 1],
  [1, 1, 0.8],
  [1.19, 0.7, 0.6],
  [1.5, 0.35, 0.45],
  [2, 0.6, 0.35],
  [2.51, 0.25, 0.22],
  [2.66, 0.22, 0.2],
  [3.01, 0.2, 0.15],
  [4.1, 0.15, 0.1],
] as const;

interface Tone {
  /** In Hz. */
  frequency: number;
  /** Time until the loudness is a thousandth of that at the beginning. */
  seconds: number;
}

export function bell({ frequency, seconds }: Tone): Float32Array {
  const samples = silence(seconds);
  for (const [ratio, loudness, duration] of bellPartials) {
    const decay = Math.log(1000) / (seconds * duration);
    const turn = 2 * Math.PI * frequency * ratio;
    for (let index = 0; index < samples.length; index++) {
      const time = index / sampleRate;
      samples[index] = (samples[index] ?? 0) + loudness * Math.exp(-decay * time) * Math.sin(turn * time);
    }
  }
  return scaled(samples, 0.25);
}

/** A plucked string, after Karplus and Strong: noise that runs in a loop and loses its edges. */
export function pluck({ frequency, seconds }: Tone, random: Random): Float32Array {
  // The averaging of two samples makes the loop half a sample longer.
  const period = Math.round(sampleRate / frequency - 0.5);
  const loss = 0.001 ** (1 / (seconds * frequency));
  const string = silence(seconds * 1.1);
  for (let index = 0; index < string.length; index++) {
    const before = string[index - period] ?? 0;
    const earlier = string[index - period - 1] ?? 0;
    string[index] = index < period ? random() * 2 - 1 : (loss * (before + earlier)) / 2;
  }
  const tuning = (frequency * (period + 0.5)) / sampleRate;
  return softened(atSpeed(string, { speed: tuning, seconds }), 0.35);
}

/** Reads samples faster or slower, which changes their pitch. */
function atSpeed(
  samples: Float32Array,
  { speed, seconds }: { speed: number; seconds: number },
): Float32Array {
  return silence(seconds).map((_, index) => {
    const position = Math.floor(index * speed);
    const share = index * speed - position;
    return (samples[position] ?? 0) * (1 - share) + (samples[position + 1] ?? 0) * share;
  });
}

/** A drop in a basin: a short tone that rises. */
export function drop({ frequency, seconds }: Tone): Float32Array {
  const samples = silence(seconds);
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    const progress = index / samples.length;
    phase += (2 * Math.PI * frequency * (1 + 0.8 * progress)) / sampleRate;
    samples[index] = Math.sin(phase) * (1 - progress) ** 3 * Math.min(1, progress * 30);
  }
  return samples;
}

/** Water that runs: noise without its high part, which swells and fades. */
export function stream(seconds: number, random: Random): Float32Array {
  const noise = silence(seconds).map(() => random() * 2 - 1);
  const body = softened(noise, 0.12);
  return body.map((sample, index) => {
    const time = index / sampleRate;
    return sample * (1 + 0.25 * Math.sin(time * 0.9) + 0.15 * Math.sin(time * 2.3 + 1));
  });
}

/** Lets less of the high part through, the smaller `openness` is (from 0 to 1). */
export function softened(samples: Float32Array, openness: number): Float32Array {
  let level = 0;
  return samples.map((sample) => {
    level += openness * (sample - level);
    return level;
  });
}

export const scaled = (samples: Float32Array, factor: number): Float32Array =>
  samples.map((sample) => sample * factor);

interface Placement {
  sound: Float32Array;
  /** Seconds from the beginning. */
  at: number;
  loudness?: number;
}

/** Adds a sound to a recording; its end is cut off where the recording is over. */
export function place(recording: Float32Array, { sound, at, loudness = 1 }: Placement): void {
  const start = Math.round(at * sampleRate);
  const count = Math.min(sound.length, recording.length - start);
  for (let index = 0; index < count; index++)
    recording[start + index] = (recording[start + index] ?? 0) + (sound[index] ?? 0) * loudness;
}

/** Delays in s that have no common factor, so that no tone of the room stands out. */
const roomDelays = [0.0297, 0.0371, 0.0411, 0.0437];

/** The recording in a tiled room, after Schroeder: echoes of echoes. */
export function inRoom(dry: Float32Array, { wetness = 0.25, echo = 0.78 } = {}): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const delay of roomDelays) {
    const distance = Math.round(delay * sampleRate);
    const line = new Float32Array(dry.length);
    for (let index = 0; index < dry.length; index++) {
      line[index] = (dry[index] ?? 0) + echo * (line[index - distance] ?? 0);
      wet[index] = (wet[index] ?? 0) + (line[index - distance] ?? 0) / roomDelays.length;
    }
  }
  const soft = softened(wet, 0.4);
  return dry.map((sample, index) => sample * (1 - wetness) + (soft[index] ?? 0) * wetness);
}

const fadeSeconds = 1.5;
const peak = 0.8;

/** Scales a recording to the loudness of the others, and fades out its end. */
export function finished(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = fadeSeconds * sampleRate;
  return samples.map((sample, index) => {
    const left = (samples.length - index) / fade;
    return (sample / loudest) * peak * Math.min(1, left, index / 200);
  });
}
