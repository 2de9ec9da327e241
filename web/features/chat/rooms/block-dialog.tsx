import type { RunningStay } from "#contract/trust/safety.ts";
import { useRunningStay } from "#web/lib/bookings/use-running-stay.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { ChoiceDialog } from "#web/ui/overlays/choice-dialog.tsx";

export type BlockDialogProps = {
  person: { userId: number | undefined; name: string };
  title: string;
  cancel: string;
  /** Said first. */
  lead?: string;
  onBlock: (given: { afterStay: boolean }) => Promise<unknown>;
  onClose: () => void;
};

/** While a stay goes on it is named, and goes on to its end unless somebody wants it to end now. */
export function BlockDialog({ person, title, cancel, lead, onBlock, onClose }: BlockDialogProps) {
  const { t } = useTranslation("chat");
  const { name, userId } = person;
  const { stay, isLoading } = useRunningStay(userId);
  return (
    <ChoiceDialog
      {...{ title, cancel, onClose }}
      confirm={t("block.confirm")}
      label={t("block.stay.label")}
      options={
        stay
          ? (["after", "now"] as const).map((id) => ({
              id,
              label: t(`block.stay.${id}.label`),
              hint: t(`block.stay.${id}.text`, { name }),
            }))
          : []
      }
      initial="after"
      {...(isLoading ? { pending: true } : {})}
      onConfirm={async (choice) => {
        await onBlock({ afterStay: choice === "after" });
      }}
    >
      {lead && <p className="mb-2">{lead}</p>}
      {stay ? <StayText {...{ stay, name }} /> : <p>{t("block.text", { name })}</p>}
    </ChoiceDialog>
  );
}

function StayText({ stay, name }: { stay: RunningStay; name: string }) {
  const { t } = useTranslation("chat");
  const locale = useLocale();
  const pets = joinWords(stay.petNames, t("block.stay.and"));
  const when = formatMoment(stay.endsAt, locale, new Date());
  return <p>{t("block.stay.text", { name, pets, when })}</p>;
}
