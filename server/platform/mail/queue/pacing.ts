/** Domains that have had their share for now, and when each has one again, in ms of `now`. */
export type Pacing = {
  /** Takes one of the domain's share; false when there is none left for now. */
  take(domain: string, now: number): boolean;
  /** Those that have none left. */
  full(now: number): { domains: string[]; until: number | null };
};

/**
 * As many a second as are allowed for one domain, a second's worth at once at most; by a clock that only
 * goes forward. One process knows of its own mails alone.
 */
export function createPacing(perSecond: number): Pacing {
  const spacing = 1_000 / perSecond;
  // When the last one of a domain would leave, were they spread evenly.
  const lastOf = new Map<string, number>();
  const mostAhead = 1_000 - spacing;

  function forget(now: number): void {
    for (const [domain, last] of lastOf) if (last < now) lastOf.delete(domain);
  }

  return {
    take(domain, now) {
      if (perSecond === 0) return true;
      const next = Math.max(now, (lastOf.get(domain) ?? Number.NEGATIVE_INFINITY) + spacing);
      if (next - now > mostAhead) return false;
      lastOf.set(domain, next);
      return true;
    },
    full(now) {
      forget(now);
      const isFull = ([, last]: [string, number]) => last + spacing - now > mostAhead;
      const full = [...lastOf].filter(isFull);
      const freeAt = full.map(([, last]) => last + spacing - mostAhead);
      return {
        domains: full.map(([domain]) => domain),
        until: freeAt.length === 0 ? null : Math.min(...freeAt),
      };
    },
  };
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}
