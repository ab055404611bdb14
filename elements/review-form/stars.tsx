import type { CSSProperties } from 'react';

export const starValues = [1, 2, 3, 4, 5];

/** A number of stars, rounded to halves. */
export const Stars = ({ value, label }: { value: number; label: string }) => {
  const halves = Math.round(value * 2);
  return (
    <span className="stars" part="stars" role="img" aria-label={label}>
      {starValues.map((starValue) => {
        const share = Math.min(Math.max(halves / 2 - starValue + 1, 0), 1);
        return (
          <span key={starValue} className="star" style={{ '--_share': `${share * 100}%` } as CSSProperties} />
        );
      })}
    </span>
  );
};
