import { consent } from '..';

/** Whether what waits for a yes has it, to each of its categories; also where the policy would allow it without one. */
export const isAllowed = ({ dataset }: HTMLElement): boolean => {
  const categories: Record<string, boolean> = { ...consent.categories };
  return (
    consent.state !== 'unknown' && (dataset.azCategory ?? '').split(' ').every((name) => categories[name])
  );
};
