import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Dots } from "#web/ui/page/dots.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorState } from "#web/ui/page/error-state.tsx";
import { profilePictures } from "./profile-pictures.ts";

export type SwitchingScreenProps = { to: ProfileType };

/** Seen for a moment, by whoever came straight to this address. */
export function SwitchingScreen({ to }: SwitchingScreenProps) {
  const { t } = useTranslation("profile-switch");
  return (
    <EmptyState
      level={1}
      className="[&_h1]:text-2xl"
      art={<img src={profilePictures[to]} alt="" width={148} height={148} />}
      title={t(`switching.${to}`)}
    >
      <Dots />
    </EmptyState>
  );
}

export type SwitchFailedScreenProps = {
  messages: readonly string[];
  requestId: string | null;
  backTo: string;
  retrying: boolean;
  onRetry: () => void;
};

export function SwitchFailedScreen(props: SwitchFailedScreenProps) {
  const { messages, requestId, backTo, retrying, onRetry } = props;
  const { t } = useTranslation("profile-switch");
  return (
    <ErrorState
      level={1}
      className="[&_h1]:text-2xl"
      title={t("switchFailed.heading")}
      requestId={requestId ?? undefined}
      onRetry={onRetry}
      retrying={retrying}
      actions={
        <LinkButton to={backTo} variant="ghost">
          {t("switchFailed.stay")}
        </LinkButton>
      }
    >
      {messages.length > 0
        ? messages.map((line) => <p key={line}>{line}</p>)
        : t("switchFailed.text")}
    </ErrorState>
  );
}
