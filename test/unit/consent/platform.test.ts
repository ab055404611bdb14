// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GppPing, readGppPing } from '../../../src/features/consent/enforce/platform/gpp';
import { readTcData } from '../../../src/features/consent/enforce/platform/tcf';

const consents = (...purposes: number[]) => ({
  consents: Object.fromEntries(purposes.map((purpose) => [purpose, true])),
});
const all = { preferences: true, statistics: true, marketing: true };
const none = { preferences: false, statistics: false, marketing: false };

describe('the answer of a TCF platform', () => {
  it.each([
    ['no purpose', consents(), none],
    ['all purposes', consents(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), all],
    ['audience measurement', consents(1, 8, 9), { ...none, statistics: true }],
    ['advertising', consents(1, 2, 3, 4, 7), { ...none, marketing: true }],
    ['all but storage on the device', consents(2, 3, 4, 5, 6, 7, 8, 9, 10), none],
  ])('with %s', (_, purpose, categories) => {
    expect(readTcData({ gdprApplies: true, eventStatus: 'tcloaded', purpose })).toEqual(categories);
  });

  it('is to wait while the visitor has the dialog before them, and no choice where the law does not apply', () => {
    expect(readTcData({ eventStatus: 'cmpuishown', purpose: consents(1) })).toBe('asking');
    expect(readTcData({ gdprApplies: false })).toBe('no law');
  });
});

describe('the answer of a GPP platform', () => {
  const ready: GppPing = { cmpStatus: 'loaded', cmpDisplayStatus: 'hidden', signalStatus: 'ready' };
  const withSections = (parsedSections: GppPing['parsedSections'], applicableSections = [7]) =>
    readGppPing({ ...ready, applicableSections, parsedSections });

  it('is none before the script has loaded and while the sections are not known', () => {
    expect(readGppPing({ cmpStatus: 'stub', signalStatus: 'not ready' })).toBe(undefined);
    expect(readGppPing({ ...ready, signalStatus: 'not ready' })).toBe(undefined);
    expect(readGppPing({ ...ready, applicableSections: [0] })).toBe(undefined);
    expect(readGppPing({ ...ready, cmpDisplayStatus: 'visible' })).toBe('asking');
  });

  it.each(['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'])(
    'denies marketing after the opt-out %s, as an object or in segments',
    (field) => {
      expect(withSections({ usnat: { [field]: 1 } })).toEqual({ ...all, marketing: false });
      expect(withSections({ usnat: [{ [field]: 1 }, { Gpc: false }] })).toEqual({ ...all, marketing: false });
      expect(withSections({ usca: [{ [field]: 2 }] }, [8])).toEqual(all);
    },
  );

  it('denies marketing under Global Privacy Control', () => {
    expect(withSections({ usnat: [{ SaleOptOut: 2 }, { Gpc: true }] })).toEqual({
      ...all,
      marketing: false,
    });
  });

  it('is no choice where no section applies, and a refusal where the section cannot be read', () => {
    expect(withSections({}, [-1])).toBe('no law');
    expect(withSections({}, [7])).toEqual(none);
    expect(withSections({ usnat: { SaleOptOut: 2 } }, [7, 99])).toEqual(none);
  });

  it('is that of the applicable sections alone', () => {
    const sections = { usnat: [{ SaleOptOut: 2 }], usca: [{ SaleOptOut: 1 }] };
    expect(withSections(sections, [7])).toEqual(all);
    expect(withSections(sections, [7, 8])).toEqual({ ...all, marketing: false });
  });

  it('reads the purposes of the European section', () => {
    const PurposeConsents = [true, false, false, false, false, false, false, true, true];
    expect(withSections({ tcfeuv2: [{ PurposeConsents }] }, [2])).toEqual({ ...none, statistics: true });
  });
});

describe('a page with a consent platform', () => {
  const page = globalThis as unknown as Record<string, unknown>;
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    delete page.azConsent;
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const name of ['__tcfapi', '__gpp', 'azConsent']) delete page[name];
  });

  const follow = async () => {
    const { consent } = await import('../../../src/features/consent');
    const { pageState } = await import('../../../src/features/consent/page-state');
    const { enforceConsent } = await import('../../../src/features/consent/enforce');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    enforceConsent({});
    await vi.dynamicImportSettled();
    return { consent, pageState, warn };
  };
  type Callback = (data: object, isSuccess?: boolean) => void;

  it('is told once that the platform never answers, after which its own banner asks', async () => {
    page.__tcfapi = () => {};
    const { consent, pageState, warn } = await follow();
    vi.advanceTimersByTime(9_999);
    expect([consent.state, !!pageState.platform, warn.mock.calls.length]).toEqual(['unknown', true, 0]);
    vi.advanceTimersByTime(60_000);
    expect([pageState.platform, warn.mock.calls.length]).toEqual([undefined, 1]);
    expect(warn.mock.calls[0]?.[0]).toContain('__tcfapi(): none within 10 s');
  });

  it('follows a platform that answers late', async () => {
    let answer: Callback = () => {};
    page.__tcfapi = (_command: string, _version: number, callback: Callback) => {
      answer = callback;
    };
    const { consent } = await follow();
    vi.advanceTimersByTime(20_000);
    answer({ eventStatus: 'tcloaded', purpose: consents(1, 8, 9) }, true);
    expect([consent.state, consent.categories.statistics]).toEqual(['declined', true]);
  });

  it('goes on where the platform throws', async () => {
    page.__gpp = () => {
      throw Error('broken');
    };
    const { pageState, warn } = await follow();
    expect([pageState.platform, warn.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('allows what both APIs allow, once both have answered', async () => {
    let answerTcf: Callback = () => {};
    let answerGpp: Callback = () => {};
    page.__tcfapi = (_command: string, _version: number, callback: Callback) => {
      answerTcf = callback;
    };
    page.__gpp = (_command: string, callback: Callback) => {
      answerGpp = callback;
    };
    const { consent } = await follow();
    answerTcf({ gdprApplies: true, purpose: consents(1, 8, 9) }, true);
    expect([consent.state, consent.categories.statistics]).toEqual(['unknown', false]);
    const pingData = {
      cmpStatus: 'loaded',
      signalStatus: 'ready',
      applicableSections: [7],
      parsedSections: { usnat: { SaleOptOut: 1 } },
    };
    answerGpp({ pingData });
    expect(consent.state).toBe('declined');
    expect(consent.categories).toMatchObject({ statistics: true, preferences: false, marketing: false });
  });

  it('has the policy and the banner of its own where no law applies, and Global Privacy Control is a decline', async () => {
    page.__tcfapi = (_command: string, _version: number, callback: Callback) =>
      callback({ gdprApplies: false }, true);
    const { consent, pageState } = await follow();
    expect([pageState.platform, consent.state, consent.categories]).toEqual([
      undefined,
      'unknown',
      { necessary: true, ...all },
    ]);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect([consent.state, consent.categories]).toEqual(['declined', { necessary: true, ...none }]);
  });

  it('hears of changes alone', async () => {
    let answer: Callback = () => {};
    page.__tcfapi = (_command: string, _version: number, callback: Callback) => {
      answer = callback;
    };
    const { consent } = await follow();
    const states: string[] = [];
    consent.onChange((state) => states.push(state));
    answer({ eventStatus: 'cmpuishown' }, true);
    answer({ eventStatus: 'useractioncomplete', purpose: consents(1, 8, 9) }, true);
    answer({ eventStatus: 'tcloaded', purpose: consents(1, 8, 9) }, true);
    expect(states).toEqual(['declined']);
  });

  it('keeps the choice while the visitor looks at the dialog again', async () => {
    let answer: Callback = () => {};
    page.__tcfapi = (_command: string, _version: number, callback: Callback) => {
      answer = callback;
    };
    const { consent } = await follow();
    answer({ purpose: consents(1, 2, 3, 4, 5, 6, 7, 8, 9) }, true);
    answer({ eventStatus: 'cmpuishown' }, true);
    expect(consent.state).toBe('accepted');
    answer({ eventStatus: 'useractioncomplete', purpose: consents() }, true);
    expect(consent.state).toBe('declined');
  });

  it('says once that a choice of its own changes nothing', async () => {
    page.__tcfapi = (_command: string, _version: number, callback: Callback) =>
      callback({ eventStatus: 'tcloaded', purpose: consents() }, true);
    const { consent, warn } = await follow();
    consent.set(true);
    consent.set(true);
    expect([consent.state, warn.mock.calls.length]).toEqual(['declined', 1]);
    expect(document.cookie).not.toContain('ss_cookieAllowed');
  });

  it('says once that its dialog cannot be asked for, also where an element has the API’s name', async () => {
    page.__tcfapi = {};
    page.__gpp = () => {};
    const { consent, warn } = await follow();
    consent.reopen();
    consent.reopen();
    await vi.dynamicImportSettled();
    expect(warn.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining('opens no dialog')]);
  });

  it('says that a choice changes nothing before it has loaded the code that follows the platform', async () => {
    page.__tcfapi = () => {};
    const { consent } = await import('../../../src/features/consent');
    const { enforceConsent } = await import('../../../src/features/consent/enforce');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    enforceConsent({});
    consent.set(true);
    await vi.waitFor(() =>
      expect(warn.mock.calls[0]?.[0]).toContain('Azulejo.consent.set() changes nothing'),
    );
    expect(consent.state).toBe('unknown');
  });
});
