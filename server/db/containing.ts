/** For `ilike`: whatever contains this text, whose own wildcards mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
