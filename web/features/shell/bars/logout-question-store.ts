import { useSyncExternalStore } from "react";
import type { Unsent } from "#web/lib/outbox/unsent.ts";

/** A question that outlives the menu it was asked from. */
export type LogoutQuestion = { unsent: Unsent; answer: (goesOn: boolean) => void };

let question: LogoutQuestion | null = null;
const listeners = new Set<() => void>();

function show(next: LogoutQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Whether they want to log out though something has not been sent. */
export function askToLoseUnsent(unsent: Unsent): Promise<boolean> {
  return new Promise((resolve) => {
    show({
      unsent,
      answer(goesOn) {
        show(null);
        resolve(goesOn);
      },
    });
  });
}

export function useLogoutQuestion(): LogoutQuestion | null {
  return useSyncExternalStore(
    subscribe,
    () => question,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
