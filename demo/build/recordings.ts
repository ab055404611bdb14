/** Makes the demo's recordings with `sounds/`: `<name>.wav`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pieces } from './sounds/pieces';
import { encodeWav } from './sounds/wav';

/** Every file that `makeRecordings` writes. */
export const listRecordingFiles = (): string[] => Object.keys(pieces).map((name) => `${name}.wav`);

export async function makeRecordings(folder: string): Promise<void> {
  for (const [name, play] of Object.entries(pieces))
    await writeFile(join(folder, `${name}.wav`), encodeWav(play()));
}
