import type { ReactNode } from "react";

/** Joins class names and leaves out what is off. Takes `lead && "…"`, whatever kind `lead` is. */
export function cx(...parts: ReactNode[]): string {
  return parts.filter((part) => typeof part === "string" && part !== "").join(" ");
}
