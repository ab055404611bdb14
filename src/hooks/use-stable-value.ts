import { useMemo } from 'react';

/**
 * A value that stays the same object between renders as long as its JSON stays the same. For the dependencies of an effect or a
 * memo on an object that each render makes anew.
 */
export const useStableValue = <Value>(value: Value): Value => {
  const json = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the JSON stands for the value
  return useMemo(() => value, [json]);
};
