const windowMs = 15 * 60_000;

interface AttemptLimitOptions {
  /** Failures within 15 minutes before the next attempt is rejected. */
  maxFailures: number;
}

/** Slows down people who guess passwords. Only failures count. */
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

    /**
     * Counts an attempt as a failure before its outcome is known, so that attempts at the same time count, too.
     * @returns a function that takes the count back
     */
    count(key: string): () => void {
      const at = Date.now();
      failures.set(key, [...recentFailures(key), at]);
      return () => {
        const times = failures.get(key) ?? [];
        const index = times.indexOf(at);
        if (index >= 0) times.splice(index, 1);
      };
    },

    forget(key: string): void {
      failures.delete(key);
    },
  };
}
