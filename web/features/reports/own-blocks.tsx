import { useRevalidator } from "react-router";
import type { OwnBlock } from "#contract/trust/safety.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { unblockForm } from "./plain-forms.ts";

/** Whom the reader blocked, and the way back. */
export function OwnBlocks({ blocks }: { blocks: readonly OwnBlock[] }) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { press, running } = usePressOf(unblockForm, {
    done: ({ userId }) =>
      t("blocks.lifted", {
        name: blocks.find((block) => `${block.userId}` === userId)?.firstName ?? "",
      }),
    onDone: revalidate,
  });
  const sent = useSentForm(unblockForm.name);

  return (
    <CardSection heading={t("blocks.heading")} text={t("blocks.text")}>
      <ErrorBanner lines={sent?.messages ?? []} />
      <ul className="divide-y divide-line">
        {blocks.map((block) => (
          <li
            key={block.userId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{block.firstName}</p>
              <p className="text-sm text-ink-soft">
                {t("blocks.since", { day: formatDate(block.blockedAt, locale) })}
              </p>
            </div>
            <ButtonForm
              name={unblockForm.name}
              onPress={() => press({ userId: `${block.userId}` })}
            >
              <input type="hidden" name="userId" value={block.userId} />
              <Button
                type="submit"
                size="sm"
                variant="secondary"
                pending={running.some(({ userId }) => userId === `${block.userId}`)}
                aria-label={t("blocks.liftOf", { name: block.firstName })}
              >
                {t("blocks.lift")}
              </Button>
            </ButtonForm>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
