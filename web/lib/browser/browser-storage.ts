/** Storage can be switched off altogether; then asking for it throws, and we do without. */
export function browserStorage(kind: "local" | "session"): Storage | null {
  try {
    return kind === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}
