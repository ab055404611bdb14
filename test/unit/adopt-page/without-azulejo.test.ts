import { expect, it } from 'vitest';
import { adoptBlocks } from '../../../src/features/adopt';
import { adopt } from '../../../src/features/adopt-page';

it('a program without Azulejo on a page learns what is missing', async () => {
  await expect(adopt()).rejects.toThrow('adopt needs Azulejo on the page');
  expect(() => adoptBlocks(undefined as never, ['accordion'])).toThrow(
    'adoptBlocks needs Azulejo on the page',
  );
});
