type MobileNavigator = Navigator & { userAgentData?: { mobile: boolean } };

/** Whether the visitor uses a phone or a tablet. A narrow window on a computer does not count. */
export const isMobileDevice = (): boolean => {
  const { userAgentData, userAgent } = navigator as MobileNavigator;
  return (
    !!userAgentData?.mobile ||
    /Mobi|Android|iP(hone|ad|od)/.test(userAgent) ||
    // Safari on an iPad names a Mac, and Chromium on a tablet names a computer.
    matchMedia('(hover: none) and (pointer: coarse)').matches
  );
};
