import { CalendarOff } from "lucide-react";
import { Suspense, useState } from "react";
import type { OwnProfile } from "#contract/profiles.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import { useSaveAtOnce } from "./use-save-at-once.ts";

const AwayForm = lazyPart(async () => (await import("./away-form.tsx")).AwayForm);

export type AwayControlProps = { profile: OwnProfile; today: string };

/** For who is published: off the search for a while, and back by itself. */
export function AwayControl({ profile, today }: AwayControlProps) {
  const { t } = useTranslation("profiles");
  const [isOpen, setOpen] = useState(false);
  if (profile.awayUntil !== undefined) {
    return <Away until={profile.awayUntil} today={today} onBack={() => setOpen(false)} />;
  }
  if (!isOpen) {
    return (
      <Button variant="ghost" className="-mt-2 justify-self-start" onClick={() => setOpen(true)}>
        <CalendarOff className="size-5" />
        {t("away.open")}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
      <AwayForm today={today} onCancel={() => setOpen(false)} />
    </Suspense>
  );
}

function Away({
  until,
  today,
  onBack,
}: {
  until: NonNullable<OwnProfile["awayUntil"]>;
  today: string;
  onBack: () => void;
}) {
  const { t } = useTranslation("profiles");
  const locale = useLocale();
  const save = useSaveAtOnce();

  async function comeBack() {
    await save.press({ change: { awayUntil: "" }, done: t("away.back") });
    onBack();
  }

  return (
    <div className="grid gap-3 rounded-field bg-warn-soft px-4 py-3">
      <p>
        {until === "for_now"
          ? t("away.forNowText")
          : t("away.untilText", { day: dayOfMonthInWords(until, locale, today) })}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pending={save.pending}
        onClick={() => void comeBack()}
      >
        {t("away.comeBack")}
      </Button>
    </div>
  );
}
