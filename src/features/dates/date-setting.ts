import { examples, metadata, number, optional, pipe, string, union } from 'valibot';

/** ISO text, or milliseconds since 1970, as `readDate` reads it. */
export const dateSetting = (...aliases: string[]) =>
  optional(
    union([
      pipe(
        string(),
        examples(['2026-05-01', '2026-05-01T19:00', '2026-05-01T19:00Z']),
        metadata({ aliases }),
      ),
      number(),
    ]),
  );

/** IANA name of a time zone, as `readTimeZone` reads it. */
export const timeZoneSetting = optional(pipe(string(), examples(['America/Bogota', 'Europe/Madrid'])), '');
