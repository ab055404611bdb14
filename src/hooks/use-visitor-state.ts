import { type Dispatch, type SetStateAction, useLayoutEffect, useState } from 'react';
import type { BlockHost } from '../core/block-host';

/**
 * `useState` for what the visitor has chosen in a block. Where another program takes the element out of the page and puts it back
 * later, the block renders anew and begins with the latest value.
 * @param name unique among these states of the block
 * @param createInitial the value before the visitor has chosen anything
 */
export const useVisitorState = <Value>(
  { visitorState }: BlockHost,
  name: string,
  createInitial: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] => {
  const [value, setValue] = useState(() =>
    visitorState.has(name) ? (visitorState.get(name) as Value) : createInitial(),
  );
  useLayoutEffect(() => {
    visitorState.set(name, value);
  }, [visitorState, name, value]);
  return [value, setValue];
};
