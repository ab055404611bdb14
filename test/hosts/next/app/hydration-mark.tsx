'use client';

import { useEffect } from 'react';

/** Marks the page once it is hydrated, as `start` in shared/start.ts does in the other hosts. */
export const HydrationMark = () => {
  useEffect(() => {
    document.documentElement.dataset.started = '';
  }, []);
  return null;
};
