interface Showing {
  /** Returns it to its overlay. */
  leave(): void;
}

let active: Showing | undefined;

/** Gallery 4.9: showing one video returns all others to their overlay, wherever on the page they are. */
export const showAlone = (one: Showing): void => {
  const other = active;
  active = one;
  if (other !== one) other?.leave();
};

export const left = (one: Showing): void => {
  if (active === one) active = undefined;
};
