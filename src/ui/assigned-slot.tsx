import { useLayoutEffect, useRef } from 'react';
import { assignSlot } from '../core/assign-slot';

interface AssignedSlotProps {
  /** Children of the block's element. Each new array is assigned again. */
  nodes: (Element | Text)[];
}

/** A slot that shows these nodes of the page, in a block that is defined with `slotAssignment: 'manual'`. */
export const AssignedSlot = ({ nodes }: AssignedSlotProps) => {
  const slot = useRef<HTMLSlotElement>(null);
  useLayoutEffect(() => assignSlot(slot.current as HTMLSlotElement, nodes), [nodes]);
  return <slot ref={slot} />;
};
