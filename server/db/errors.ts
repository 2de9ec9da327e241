/** Whether a statement failed because the value is taken; Drizzle wraps the driver's own error. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: broken } = cause as { code?: string; constraint?: string };
    if (code === "23505" && broken === constraint) return true;
  }
  return false;
}
