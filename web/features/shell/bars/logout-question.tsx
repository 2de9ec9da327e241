import { Suspense } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useLogoutQuestion } from "./logout-question-store.ts";

const LogoutDialog = lazyPart(async () => (await import("./logout-dialog.tsx")).LogoutDialog);

/** Asked of few, and rarely: its parts come when it is. */
export function LogoutQuestion() {
  const question = useLogoutQuestion();
  return question ? (
    <Suspense>
      <LogoutDialog question={question} />
    </Suspense>
  ) : null;
}
