import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnReview } from "#contract/reviews.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { useReviewWords } from "./use-review-words.ts";

/** For an hour after it is shown: what was said too much can still go. */
export function TakeBack({ review }: { review: OwnReview }) {
  const { t, nameOf } = useReviewWords();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(review.subject);

  const { press } = useAction({
    send: (call) => call("reviews.takeBack", { params: { id: String(review.id) } }),
    done: t("written.takenBack"),
    async onEnd() {
      setAsking(false);
      await revalidate();
    },
    failed: t("written.notTakenBack"),
  });

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
          onConfirm={press}
          onClose={() => setAsking(false)}
        >
          <p>{t("written.takeBackText")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
