'use client';

import { Gallery } from 'azulejo/react';
import { useParams, useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { firstPictures, pictures } from '../../shared/content';
import { Figure } from './figure';

/** @param children blocks that the server has rendered */
export const Visit = ({ children }: { children: ReactNode }) => {
  const [renderCount, setRenderCount] = useState(1);
  const [list, setList] = useState(firstPictures);
  const [isMounted, setMounted] = useState(true);
  const router = useRouter();
  const { blocks } = useParams();

  const renderAgain = () => {
    setRenderCount(renderCount + 1);
    // Asks the server for its components, too.
    router.refresh();
  };

  return (
    <>
      <h1>Rendered {renderCount} times</h1>
      <button type="button" onClick={renderAgain}>
        Render again
      </button>
      <button type="button" onClick={() => setList([...list, pictures[3]])}>
        Append a picture
      </button>
      <button type="button" onClick={() => setList(list.slice(1))}>
        Remove the first picture
      </button>
      <button type="button" onClick={() => setList(list.toReversed())}>
        Reverse the pictures
      </button>
      <button type="button" onClick={() => router.push(`/other/${blocks}/`)}>
        Another page
      </button>
      <button type="button" onClick={() => setMounted(false)}>
        Unmount
      </button>

      {isMounted && (
        <>
          <Gallery id="gallery" design="grid" thumbnailsPerRow={3}>
            {list.map((picture) => (
              <Figure key={picture.src} {...picture} />
            ))}
          </Gallery>
          {children}
        </>
      )}
    </>
  );
};
