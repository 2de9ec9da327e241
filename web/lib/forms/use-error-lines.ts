import type { ApiError } from "#web/lib/api/api-error.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { waitingTime } from "#web/lib/time/waiting-time.ts";

/** What to say above a form about an answer other than the one hoped for. */
export function useErrorLines(): (error: ApiError, failed: string) => readonly string[] {
  const { t } = useTranslation("shell");

  return (error, failed) => {
    if (error.status === 0) return [t("noConnection")];
    // What stands under a field already is not said twice.
    const underFields = Object.values(error.fieldErrors).flat();
    const lines = error.messages.filter((line) => !underFields.includes(line));
    if (error.status === 429 && error.retryAfterSeconds !== null) {
      const { unit, count } = waitingTime(error.retryAfterSeconds);
      return [...lines, t(`retryIn.${unit}`, { count })];
    }
    return lines.length > 0 || underFields.length > 0 ? lines : [failed];
  };
}
