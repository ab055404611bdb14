import { type ReactNode, useMemo } from 'react';
import { AssignedSlot } from '../../src/ui/assigned-slot';

/** Elements that show something in place of a picture. */
const graphicSelector = 'img,picture,svg,canvas,video,iframe,az-video';

interface OwnArticleProps {
  element: HTMLElement;
  /** Whether an article without a picture has an empty place for one. */
  needsPicture: boolean;
  /** Rendered over the article. */
  children?: ReactNode;
}

/** An article of the page, in a slot. */
export const OwnArticle = ({ element, needsPicture, children }: OwnArticleProps) => {
  const nodes = useMemo(() => [element], [element]);
  return (
    <>
      {needsPicture && !element.querySelector(graphicSelector) && <div part="no-image" />}
      <AssignedSlot nodes={nodes} />
      {children}
    </>
  );
};
