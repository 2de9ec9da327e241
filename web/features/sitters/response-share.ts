/** How many of those who write get an answer, from 0 to 1. */
export function responseShare(rate: number): { kind: "all" | "most" | "some"; tenths: number } {
  // Somebody got an answer, and somebody got none, however few.
  const tenths = Math.min(9, Math.max(1, Math.round(rate * 10)));
  if (rate >= 1) return { kind: "all", tenths: 10 };
  return { kind: rate >= 0.9 ? "most" : "some", tenths };
}
