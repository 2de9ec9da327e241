import { browserStorage } from "#web/lib/browser/browser-storage.ts";

/**
 * Half-filled forms live in local storage until they are saved. Which keys are drafts is known by
 * their names: registration steps, the pet's form, a request, a part of the profile or of an intake form,
 * a booking that is being planned, a first message, what is half written or on its way in a chat, a walk
 * that is being recorded, words about a visit, and the step that was reached. Whom a sitter calls for help is no draft, but
 * goes with them at log-out.
 */
export const draftKeyParts = [
  "registrationForm-",
  "reg-petForm",
  "requestForm",
  "profileForm-",
  "bookingForm-",
  "contactForm-",
  "intakeForm-",
  "chatDraft-",
  "chatQueue-",
  "walkRecording-",
  "logbookNote-",
  "logbookHelp-",
  "step",
] as const;

export function isDraftKey(key: string): boolean {
  return draftKeyParts.some((part) => key.includes(part));
}

export function readDraft(key: string, storage = browserStorage("local")): unknown {
  try {
    const text = storage?.getItem(key);
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/** A draft that does not fit (storage full, or switched off) is a pity, never an error. */
export function writeDraft(key: string, value: unknown, storage = browserStorage("local")): void {
  try {
    storage?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function removeDraft(key: string, storage = browserStorage("local")): void {
  storage?.removeItem(key);
}

/** Without a part: every draft. With one: those whose key contains it. */
export function clearDrafts(
  part?: (typeof draftKeyParts)[number],
  storage = browserStorage("local"),
): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key !== null && (part ? key.includes(part) : isDraftKey(key))) storage.removeItem(key);
  }
}
