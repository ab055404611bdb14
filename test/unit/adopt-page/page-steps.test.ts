// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSteps, runSteps } from '../../../src/features/adopt-page/page-steps';
import { noSite } from './saved-page';

afterEach(() => vi.restoreAllMocks());

describe('a step that fails', () => {
  it('is reported, and leaves the page to the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [step] = pageSteps;
    if (!step) throw new Error('There are no steps.');
    vi.spyOn(step, 'isNeeded').mockReturnValue(true);
    vi.spyOn(step, 'load').mockResolvedValue(() => {
      throw new TypeError('broken');
    });
    document.body.innerHTML = '<a href="/cdn-cgi/l/email-protection#" data-cfemail="5a3235363b">x</a>';
    const entries = await runSteps(document, { page: noSite, areAfterBlocks: false });
    expect(entries[0]).toMatchObject({ kind: step.name, status: 'failed', why: 'TypeError: broken' });
    expect(entries.length).toBeGreaterThan(1);
    expect(log).toHaveBeenCalledOnce();
  });
});
