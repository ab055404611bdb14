'use client';

import { useEffect } from 'react';

/** Marks the page once it is hydrated: the driver's clicks would come too early before. */
export const HydrationMark = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
};
