import type { CSSProperties } from 'react';

export const places = [1, 2, 3, 4, 5];

/** A number of stars, in halves. */
export const Stars = ({ value, label }: { value: number; label: string }) => {
  const halves = Math.round(value * 2);
  return (
    <span className="stars" part="stars" role="img" aria-label={label}>
      {places.map((place) => {
        const share = Math.min(Math.max(halves / 2 - place + 1, 0), 1);
        return (
          <span key={place} className="star" style={{ '--_share': `${share * 100}%` } as CSSProperties} />
        );
      })}
    </span>
  );
};
