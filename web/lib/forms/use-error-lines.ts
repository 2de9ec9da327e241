import type { ApiError } from "#web/lib/api/api-error.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { errorLines } from "./refusal.ts";

/** What to say above a form about an answer other than the one hoped for. */
export function useErrorLines(): (error: ApiError, failed: string) => readonly string[] {
  const { t } = useTranslation("shell");
  return (error, failed) => errorLines(error, failed, t);
}
