/** The key that does the same, for who works by keyboard; screen readers have their own ways. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="hidden min-w-5 rounded-tick border border-line bg-surface px-1.5 text-center font-text text-xs font-semibold text-ink-soft md:inline-block"
    >
      {children}
    </span>
  );
}
