import { Suspense } from "react";
import { useBlocker } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";

const Dialog = lazyPart(async () => (await import("#web/ui/overlays/dialog.tsx")).Dialog);

/**
 * Asks before another page opens. Nothing typed is lost by leaving, as drafts stay, but others go on
 * seeing the old text: that is what somebody may not know. Closing the tab asks nothing.
 */
export function UnsavedDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation("profiles");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense fallback={<Loading />}>
      <Dialog
        open
        isAboutLeaving
        onOpenChange={() => blocker.reset()}
        title={t("unsaved.title")}
        actions={
          <>
            <Button variant="secondary" onClick={() => blocker.proceed()}>
              {t("unsaved.leave")}
            </Button>
            <Button onClick={() => blocker.reset()}>{t("unsaved.stay")}</Button>
          </>
        }
      >
        {t("unsaved.text")}
      </Dialog>
    </Suspense>
  );
}
