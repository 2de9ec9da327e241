import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { ReportedPerson } from "#contract/trust/safety.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { blockedMark, blockForm } from "./plain-forms.ts";

const BlockDialog = lazyPart(
  async () => (await import("#web/ui/overlays/block-dialog.tsx")).BlockDialog,
);

/** Beside reporting: no more of whoever is behind it. Nothing where there is nobody. */
export function BlockCard({
  person: { userId, firstName, isBlocked },
}: {
  person: ReportedPerson;
}) {
  const { t } = useTranslation("reports");
  const urls = useUrls();
  const navigate = useNavigate();
  const sent = useSentForm(blockForm.name);
  const { press } = usePressOf(blockForm, {
    onDone: () => navigate(`${urls.ownReports()}?${blockedMark}=${userId}`, { replace: true }),
  });
  const [isAsking, setAsking] = useState(false);
  if (userId === undefined || firstName === undefined) return null;
  const name = firstName;
  if (isBlocked) {
    return (
      <CardSection heading={t("block.already", { name })} text={t("block.alreadyText")}>
        <LinkButton to={urls.ownReports()} variant="secondary">
          {t("block.manage")}
        </LinkButton>
      </CardSection>
    );
  }
  return (
    <CardSection heading={t("block.heading", { name })} text={t("block.text", { name })}>
      <ErrorBanner lines={sent?.messages ?? []} />
      <ButtonForm name={blockForm.name} onPress={() => setAsking(true)}>
        <input type="hidden" name="userId" value={userId} />
        <Button type="submit" variant="secondary">
          {t("block.open", { name })}
        </Button>
      </ButtonForm>
      {isAsking && (
        <Suspense fallback={<Loading />}>
          <BlockDialog
            person={{ userId, name }}
            title={t("block.ask", { name })}
            cancel={t("block.cancel")}
            text={t("block.text", { name })}
            onBlock={async (given) => {
              if (!(await press({ userId: `${userId}`, ...given }))) setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </CardSection>
  );
}
