/** Samples a second of all recordings. */
export const sampleRate = 22_050;

const headerBytes = 44;
const bytesPerSample = 2;

/** A WAV file: one channel, 16 bits, from samples between -1 and 1. */
export function encodeWav(samples: Float32Array): Buffer {
  const dataBytes = samples.length * bytesPerSample;
  const file = Buffer.alloc(headerBytes + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20); // integer samples
  file.writeUInt16LE(1, 22); // one channel
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * bytesPerSample, 28);
  file.writeUInt16LE(bytesPerSample, 32);
  file.writeUInt16LE(bytesPerSample * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, index) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    file.writeInt16LE(Math.round(clipped * 32_767), headerBytes + index * bytesPerSample);
  });
  return file;
}
