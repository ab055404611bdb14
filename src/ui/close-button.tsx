import type { ButtonHTMLAttributes } from 'react';

/** A cross. Not a character, because characters look different with each font of a page. */
export const CloseIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="m5 5 14 14M19 5 5 19" />
  </svg>
);

interface CloseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
}

/** The button that closes a dialog or a bar. Its styles are in close-button.css. */
export const CloseButton = ({ label, ...attributes }: CloseButtonProps) => (
  <button type="button" part="close" aria-label={label} {...attributes}>
    <CloseIcon />
  </button>
);
