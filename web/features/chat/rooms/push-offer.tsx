import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";

const answeredKey = "push-offer-answered";
const loadPush = () => import("#web/lib/live/push.ts");

/** After a first message was sent, and only once: a quiet question, not the browser's own. */
export function PushOffer({ name, hasSent }: { name: string; hasSent: boolean }) {
  const { t } = useTranslation("chat");
  const [isOffered, setOffered] = useState(false);
  const { press, pending } = useAction({
    send: async () => (await loadPush()).turnPushOn(),
    done: (_, state) =>
      state === "off" ? null : t(state === "on" ? "pushOffer.on" : "pushOffer.denied"),
    onDone: answer,
    failed: t("pushOffer.failed"),
  });

  useEffect(() => {
    if (!hasSent || browserStorage("local")?.getItem(answeredKey)) return;
    let isOver = false;
    void loadPush()
      .then(({ readPushState }) => readPushState())
      .then(async (state) => {
        await afterPress();
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
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void press()}>
          {t("pushOffer.yes")}
        </Button>
      </div>
    </aside>
  );
}
