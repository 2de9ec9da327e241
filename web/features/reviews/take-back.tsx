import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnReview } from "#contract/reviews.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { takeBackReview } from "./review-calls.ts";
import { useReviewWords } from "./use-review-words.ts";

/** For an hour after it is shown: what was said too much can still go. */
export function TakeBack({ review }: { review: OwnReview }) {
  const { t, nameOf } = useReviewWords();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(review.subject);

  async function takeBack() {
    try {
      await takeBackReview(review.id);
      showToast({ text: t("written.takenBack") });
    } catch (error) {
      logError("review not taken back", error);
      const said = error instanceof ApiError && error.status === 409 ? error.message : null;
      showToast({ text: said ?? t("written.notTakenBack") });
    } finally {
      setAsking(false);
      await showLoading(revalidate());
    }
  }

  return (
    <div className="noscript:hidden">
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("written.takeBackOf", { name })}
        onClick={() => setAsking(true)}
      >
        {t("written.takeBack")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("written.takeBackAsk", { name })}
          confirm={t("written.takeBack")}
          cancel={t("written.keep")}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        >
          <p>{t("written.takeBackText")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
