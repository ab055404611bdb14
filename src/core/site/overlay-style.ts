import { metadata, picklist, pipe } from 'valibot';

export type OverlayStyle = 'none' | 'light' | 'dark';

/** The setting `style` of a popup or a bar of the site: a name, or the hosted builder's code. @param aliases other spellings */
export const overlayStyle = (...aliases: string[]) =>
  pipe(picklist(['none', 'light', 'dark', 'show', '1', '2', '3']), metadata({ aliases }));

/** The style that a value of the setting stands for. */
export const readOverlayStyle = (style = 'none'): OverlayStyle => {
  if (/^(none|1)$/.test(style)) return 'none';
  return /^(dark|3)$/.test(style) ? 'dark' : 'light';
};
