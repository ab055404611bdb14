'use client';

import { Gallery } from 'azulejo/react';
import { useRouter } from 'next/navigation';
import { pictures } from '../../shared/content';
import { Figure } from './figure';

export const OtherPage = () => {
  const router = useRouter();
  return (
    <>
      <button type="button" onClick={() => router.back()}>
        Another page
      </button>
      <Gallery id="other" design="grid">
        <Figure {...pictures[4]} />
      </Gallery>
    </>
  );
};
