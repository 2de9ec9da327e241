/** Three dots that take turns: something is under way. The words beside them say what. */
export function Dots() {
  return (
    <span className="inline-flex gap-1" aria-hidden="true">
      <span className="size-1.5 animate-dots rounded-full bg-current" />
      <span className="size-1.5 animate-dots rounded-full bg-current [animation-delay:150ms]" />
      <span className="size-1.5 animate-dots rounded-full bg-current [animation-delay:300ms]" />
    </span>
  );
}
