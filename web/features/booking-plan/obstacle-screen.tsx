import type { ReactNode } from "react";
import { useLocation, useRevalidator } from "react-router";
import type { CreateObstacle } from "#contract/bookings.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useResendMail } from "#web/ui/actions/use-resend-mail.ts";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import lost from "#web/ui/art/scene-lost.svg?no-inline";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

/** All but a subscription that is missing, for which the page shows what one costs. */
export type PlanObstacle = Exclude<CreateObstacle, "subscriptionRequired">;

const pictures: Record<PlanObstacle, string> = {
  emailNotVerified: phone,
  notOwner: bowl,
  sameUser: lost,
  noPets: bowl,
  contactDeclined: nap,
  contactClosed: nap,
  notPublished: nap,
  awaitingReply: phone,
  registrationIncomplete: bowl,
};

export type ObstacleScreenProps = {
  reason: PlanObstacle;
  /** Absent when nothing is known of the sitter any more. */
  name: string | undefined;
  chatRoomId: number | undefined;
};

/** Why nothing can be planned with this sitter now, and what to do about it. */
export function ObstacleScreen({ reason, name: known, chatRoomId }: ObstacleScreenProps) {
  const { t } = useTranslation("booking-plan");
  const name = known ?? t("obstacles.somebody");
  return (
    <div className="wrap py-section">
      <EmptyState
        title={capital(t(`obstacles.${reason}.title`, { name }))}
        art={<img src={pictures[reason]} alt="" width={148} height={148} />}
        actions={<WayOut reason={reason} chatRoomId={chatRoomId} />}
      >
        {t(`obstacles.${reason}.text`, { name })}
      </EmptyState>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function WayOut({ reason, chatRoomId }: Omit<ObstacleScreenProps, "name">): ReactNode {
  const { t } = useTranslation("booking-plan");
  const urls = useUrls();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  switch (reason) {
    case "emailNotVerified":
      return <ConfirmMail />;
    case "notOwner":
      return (
        <LinkButton to={urls.switchProfile({ switchTo: "pet_owner", backTo: here })}>
          {t("obstacles.notOwner.switch")}
        </LinkButton>
      );
    case "noPets":
      return (
        <LinkButton to={urls.addPet({ backTo: here })}>{t("obstacles.noPets.add")}</LinkButton>
      );
    case "registrationIncomplete":
      return (
        <LinkButton to={urls.signup("pet_owner")}>
          {t("obstacles.registrationIncomplete.go")}
        </LinkButton>
      );
    default:
      return (
        <>
          <LinkButton to={urls.search()}>{t(`obstacles.${reason}.search`)}</LinkButton>
          {chatRoomId !== undefined && (
            <LinkButton variant="secondary" to={urls.chats(chatRoomId)}>
              {t("obstacles.chat")}
            </LinkButton>
          )}
        </>
      );
  }
}

function ConfirmMail() {
  const { t } = useTranslation("booking-plan");
  const { revalidate, state } = useRevalidator();
  const email = useUser()?.email ?? "";
  const { resend, pending, line } = useResendMail(email, {
    sent: t("obstacles.emailNotVerified.resent", { email }),
    failed: t("obstacles.emailNotVerified.resendFailed"),
  });
  return (
    <div className="grid justify-items-center gap-2">
      <Button pending={state === "loading"} onClick={() => void revalidate()}>
        {t("obstacles.emailNotVerified.again")}
      </Button>
      <ButtonWithStatus
        variant="ghost"
        label={t("obstacles.emailNotVerified.resend")}
        pending={pending}
        onPress={resend}
        status={line}
      />
    </div>
  );
}
