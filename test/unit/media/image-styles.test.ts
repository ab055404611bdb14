import { describe, expect, it } from 'vitest';
import type { CropMode, FitAlignment } from '../../../src/features/media/image-config';
import { fitStyles } from '../../../src/features/media/image-styles';

describe('the fit of a picture in its box', () => {
  it('has no styles without options', () => {
    expect(fitStyles({})).toEqual({});
    expect(fitStyles({ width: 300, height: 200 })).toEqual({});
  });

  it('keeps the focal point visible in a crop', () => {
    expect(fitStyles({ cropMode: 'cover', focalPoint: '0.2,0.9' })).toEqual({
      objectFit: 'cover',
      objectPosition: '20% 90%',
    });
  });

  it('keeps the focal point visible where a style sheet sets the crop', () => {
    expect(fitStyles({ focalPoint: { x: -1, y: 2 } })).toEqual({ objectPosition: '0% 100%' });
  });

  it.each<[CropMode, FitAlignment | undefined, string]>([
    ['contain', undefined, 'center'],
    ['contain', 'top', 'top'],
    ['contain', 'right', 'right'],
    ['none', undefined, 'center'],
    ['none', 'left', 'left'],
    ['none', 'bottom', 'bottom'],
  ])(
    'with %s and the alignment %s is at the %s, whatever the focal point',
    (cropMode, fitAlignment, position) => {
      expect(fitStyles({ cropMode, fitAlignment, focalPoint: '0,0' })).toEqual({
        objectFit: cropMode,
        objectPosition: position,
      });
    },
  );

  it('is not enlarged without `stretch`', () => {
    expect(fitStyles({ cropMode: 'contain', stretch: false }).objectFit).toBe('scale-down');
    expect(fitStyles({ cropMode: 'none', stretch: false }).objectFit).toBe('none');
    expect(fitStyles({ cropMode: 'cover', stretch: false, width: 300, height: 200 })).toEqual({
      objectFit: 'cover',
      maxWidth: '300px',
      maxHeight: '200px',
    });
    expect(fitStyles({ cropMode: 'cover', stretch: false })).toEqual({ objectFit: 'cover' });
  });
});
