import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const answeredKey = "push-offer-answered";
const loadPush = () => import("#web/lib/live/push.ts");

/** After a first message was sent, and only once: a quiet question, not the browser's own. */
export function PushOffer({ name, hasSent }: { name: string; hasSent: boolean }) {
  const { t } = useTranslation("chat");
  const [isOffered, setOffered] = useState(false);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (!hasSent || browserStorage("local")?.getItem(answeredKey)) return;
    let isOver = false;
    void loadPush()
      .then(({ readPushState }) => readPushState())
      .then((state) => {
        if (!isOver) setOffered(state === "off");
      });
    return () => {
      isOver = true;
    };
  }, [hasSent]);

  if (!isOffered) return null;

  function answer() {
    browserStorage("local")?.setItem(answeredKey, "1");
    setOffered(false);
  }

  async function accept() {
    setPending(true);
    try {
      const { turnPushOn } = await loadPush();
      const state = await turnPushOn();
      if (state !== "off")
        showToast({ text: t(state === "on" ? "pushOffer.on" : "pushOffer.denied") });
      answer();
    } catch (error) {
      logError("push not turned on", error);
      showToast({ text: t("pushOffer.failed") });
    } finally {
      setPending(false);
    }
  }

  return (
    <aside className="flex shrink-0 animate-fade-in flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-gutter py-3">
      <BellRing className="size-5 shrink-0 text-brand" />
      <p className="min-w-0 max-w-none flex-1 basis-60 text-sm">
        <span className="block font-semibold">{t("pushOffer.title", { name })}</span>
        {t("pushOffer.text")}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="ghost" size="sm" onClick={answer}>
          {t("pushOffer.no")}
        </Button>
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void accept()}>
          {t("pushOffer.yes")}
        </Button>
      </div>
    </aside>
  );
}
