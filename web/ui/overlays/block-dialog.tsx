import { useEffect, useState } from "react";
import type { RunningStay } from "#contract/trust/safety.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

export type BlockDialogProps = {
  person: { userId: number | undefined; name: string };
  title: string;
  cancel: string;
  /** Said first. */
  lead?: string;
  /** What a block does, where nothing goes on between the two. */
  text: string;
  onBlock: (given: { afterStay: boolean }) => Promise<unknown>;
  onClose: () => void;
};

const moments = ["after", "now"] as const;

/** While a stay goes on it is named, and goes on to its end unless somebody wants it to end now. */
export function BlockDialog(props: BlockDialogProps) {
  const { person, title, cancel, lead, text, onBlock, onClose } = props;
  const { t } = useTranslation("block");
  const { name, userId } = person;
  const { stay, isLoading } = useRunningStay(userId);
  const [moment, setMoment] = useState<(typeof moments)[number]>("after");
  return (
    <ConfirmDialog
      title={title}
      confirm={t("confirm")}
      cancel={cancel}
      {...(isLoading ? { pending: true } : {})}
      onConfirm={async () => {
        await onBlock({ afterStay: moment === "after" });
      }}
      onClose={onClose}
    >
      {lead && <p className="mb-2">{lead}</p>}
      {stay ? <StayText stay={stay} name={name} /> : <p>{text}</p>}
      {stay && (
        <RadioCards
          className="mt-4"
          label={t("stay.label")}
          options={moments.map((id) => ({
            id,
            label: t(`stay.${id}.label`),
            hint: t(`stay.${id}.text`, { name }),
          }))}
          value={moment}
          onChange={(next) => next && setMoment(next)}
        />
      )}
    </ConfirmDialog>
  );
}

function StayText({ stay, name }: { stay: RunningStay; name: string }) {
  const { t } = useTranslation("block");
  const locale = useLocale();
  const pets = joinWords(stay.petNames, t("stay.and"));
  const when = formatMoment(stay.endsAt, locale, new Date());
  return <p>{t("stay.text", { name, pets, when })}</p>;
}

/**
 * The stay that goes on with somebody, before they are blocked. Absent: none; also when it can't be had, and
 * then a block that asks to wait for it waits all the same: the server looks.
 */
function useRunningStay(userId: number | undefined): {
  stay: RunningStay | undefined;
  isLoading: boolean;
} {
  const [found, setFound] = useState<{ stay?: RunningStay | undefined } | null>(null);
  useEffect(() => {
    if (userId === undefined) return setFound({});
    const asking = new AbortController();
    const params = { userId: String(userId) };
    api
      .call("safety.getStay", { params }, { signal: asking.signal })
      .then(({ stay }) => setFound({ stay }))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        logError("running stay not known", error);
        setFound({});
      });
    return () => asking.abort();
  }, [userId]);
  return { stay: found?.stay, isLoading: found === null };
}
