type PointedAt = Pick<Event, 'target' | 'currentTarget'>;

export interface BackdropHandlers {
  onPointerDown(event: PointedAt): void;
  onClick(event: PointedAt): void;
}

/**
 * Creates handlers for a modal `<dialog>` that a click on its backdrop closes. A press that begins in the dialog, such as a text
 * selection, and ends on the backdrop does not close it.
 */
export const createBackdropHandlers = (close: () => void): BackdropHandlers => {
  let isPressOnBackdrop = false;
  return {
    onPointerDown({ target, currentTarget }) {
      isPressOnBackdrop = target === currentTarget;
    },
    onClick({ target, currentTarget }) {
      if (target === currentTarget && isPressOnBackdrop) close();
    },
  };
};
