import { examples, metadata, pipe, regex, string } from 'valibot';

/**
 * A focal point as `focalPointOf` reads it from a text: "x,y" in fractions of width and height.
 * @param aliases historical spellings of the setting
 */
export const focalPointText = (...aliases: string[]) =>
  pipe(string(), regex(/^[-+.\de\s]*,[-+.\de\s]*$/), examples(['0.5,0.8', '0.2,0.5']), metadata({ aliases }));
