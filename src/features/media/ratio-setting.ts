import { examples, metadata, pipe, regex, string } from 'valibot';
import { namedRatios } from './dimensions';

const names = ['[Aa]uto', 'none', ...Object.keys(namedRatios)].join('|');

/**
 * A shape as `aspectRatioOf` reads it: "Auto" or "none", a name, "3:2", or "3:2 Standard", as the hosted builder has it.
 * @param aliases historical spellings of the setting
 */
export const ratioText = (...aliases: string[]) =>
  pipe(
    string(),
    regex(new RegExp(`^(${names}|[\\d.]+(\\s*[:/]\\s*[\\d.]+.*)?)$`)),
    examples(['3:2', 'square', 'widescreen', '3:2 Standard']),
    metadata({ aliases }),
  );
