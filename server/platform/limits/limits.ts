export type LimitRule = { max: number; windowMs: number };

export type LimitVerdict = {
  allowed: boolean;
  remaining: number;
  /** 0 when allowed; otherwise when the next hit will be. */
  retryAfterMs: number;
};

/**
 * So many hits in a window that opens with the first one. Two windows can touch, so that twice the
 * number fits into one stretch of time; in return a key costs one counter, 'one a minute' means
 * one a minute, and Retry-After is exact. Hits that are refused don't count. Windows run by time that has
 * passed and not by what a clock says: one that is put ahead and back opens nothing and locks nobody out.
 */
export type RateLimits = {
  hit(key: string, rule: LimitRule): Promise<LimitVerdict>;
  reset(key: string): Promise<void>;
  close(): Promise<void>;
};
