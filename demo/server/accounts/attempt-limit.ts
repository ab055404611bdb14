const windowMs = 15 * 60_000;

interface AttemptLimitOptions {
  /** Failures within 15 minutes before the next attempt is rejected. */
  maxFailures: number;
}

/** Slows down those who try passwords. Only failures count, and a success forgets them. */
export function createAttemptLimit({ maxFailures }: AttemptLimitOptions) {
  const failures = new Map<string, number[]>();

  const recentFailures = (key: string): number[] => {
    const recent = (failures.get(key) ?? []).filter((at) => at > Date.now() - windowMs);
    if (recent.length > 0) failures.set(key, recent);
    else failures.delete(key);
    return recent;
  };

  return {
    /** Seconds until the next attempt; 0 where it may come now. */
    waitS(key: string): number {
      const recent = recentFailures(key);
      const oldest = recent.at(-maxFailures);
      return oldest === undefined ? 0 : Math.ceil((oldest + windowMs - Date.now()) / 1000);
    },

    recordFailure(key: string): void {
      failures.set(key, [...recentFailures(key), Date.now()]);
    },

    forget(key: string): void {
      failures.delete(key);
    },
  };
}
