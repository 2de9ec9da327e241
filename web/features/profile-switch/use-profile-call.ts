import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** With the endpoint tables comes zod, which the screen itself does without. */
export const loadCalls = () => import("./profile-calls.ts");
type Calls = Awaited<ReturnType<typeof loadCalls>>;

/** One call at a time, and the lines to show when it was refused. */
export function useProfileCall() {
  const { t } = useTranslation("shell");
  const [pending, setPending] = useState(false);
  const [lines, setLines] = useState<readonly string[]>([]);

  async function run(call: (calls: Calls) => Promise<void>, failed: string): Promise<boolean> {
    setPending(true);
    setLines([]);
    try {
      await call(await loadCalls());
      return true;
    } catch (error) {
      logError("profile not changed", error);
      const isOffline = error instanceof ApiError && error.status === 0;
      const said = error instanceof ApiError ? error.messages : [];
      setLines(isOffline ? [t("noConnection")] : said.length > 0 ? said : [failed]);
      return false;
    } finally {
      setPending(false);
    }
  }

  return { run, pending, lines, forget: () => setLines([]) };
}
