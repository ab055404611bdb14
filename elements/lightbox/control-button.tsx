import type { ButtonHTMLAttributes } from 'react';

/** SVG paths in a square of 24. Characters would look different with each font of a page. */
const icons = {
  previous: ['m15 4-8 8 8 8'],
  next: ['m9 4 8 8-8 8'],
  close: ['m5 5 14 14M19 5 5 19'],
  // The second path turns the minus into a plus; the style sheet hides it while the picture is zoomed.
  zoom: ['M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 5 5M8 11h6', 'M11 8v6'],
  'caption-toggle': ['M4 5h16v14H4ZM8 12h8M8 15h5'],
};

interface ControlButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Part name and icon. */
  name: keyof typeof icons;
  label: string;
}

/** A round button of the lightbox. */
export const ControlButton = ({ name, label, ...rest }: ControlButtonProps) => (
  <button type="button" part={`control ${name}`} aria-label={label} {...rest}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  </button>
);
