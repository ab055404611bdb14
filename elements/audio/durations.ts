/** Seconds -> "1:05" or "1:02:05"; "–:––" where the duration is unknown. */
export const formatClock = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return '–:––';
  const whole = Math.floor(seconds);
  const digits = (value: number): string => `${value}`.padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours ? `${hours}:${digits(minutes)}` : minutes}:${digits(whole % 60)}`;
};

/** Seconds -> "1 minuto y 5 segundos", for screen readers. */
export const durationInWords = (seconds: number, locale: string): string => {
  const whole = Math.floor(seconds);
  const parts = [
    ['hour', Math.floor(whole / 3600)],
    ['minute', Math.floor(whole / 60) % 60],
    ['second', whole % 60],
  ] as const;
  const words = parts
    .filter(([unit, count]) => count > 0 || (unit === 'second' && whole === 0))
    .map(([unit, count]) => count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' }));
  return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
};
