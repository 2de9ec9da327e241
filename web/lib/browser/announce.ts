/** One sentence for screen readers, about something that changed without the focus going there. */
let current = "";
const listeners = new Set<() => void>();

export function announce(text: string): void {
  // The same sentence twice in a row would not be read again: an invisible space makes it new.
  current = text === current ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentAnnouncement(): string {
  return current;
}
