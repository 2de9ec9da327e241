export type Debounced<Args extends unknown[]> = ((...args: Args) => void) & { cancel(): void };

/** Waits until nothing came for `waitMs`, then calls once with the last arguments. */
export function debounce<Args extends unknown[]>(
  action: (...args: Args) => void,
  waitMs: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), waitMs);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
