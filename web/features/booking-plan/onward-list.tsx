import type { BookingKind } from "#contract/bookings.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";

export type OnwardListProps = { kind: BookingKind; sitter: PublicSitter };

/** What happens after this, and whose turn it is: by their faces, the first one with a ring. */
export function OnwardList({ kind, sitter }: OnwardListProps) {
  const { t } = useTranslation("booking-plan");
  const user = useUser();
  const name = sitter.firstName;
  const own = { name: user?.firstName ?? "", picture: user?.profile?.profilePictureUrl };
  const other = { name, picture: sitter.picture };
  const steps = [
    { face: own, title: t("onward.ask"), text: t("onward.askText") },
    { face: other, title: t("onward.answer", { name }), text: t("onward.answerText") },
    kind === "booking"
      ? { face: own, title: t("onward.intake"), text: t("onward.intakeText", { name }) }
      : { face: other, title: t("onward.meet"), text: t("onward.meetText") },
  ];
  return (
    <section>
      <h3 className="mb-4 text-lg">{t("onward.heading")}</h3>
      <ol className="grid gap-5">
        {steps.map(({ face, title, text }, at) => (
          <li key={title} className="relative flex gap-4">
            {at < steps.length - 1 && (
              <span className="absolute top-12 left-6 h-5 border-l-2 border-line" />
            )}
            <Avatar
              {...face}
              className={cx(
                "rounded-full",
                at === 0 && "outline-2 outline-offset-2 outline-accent",
              )}
            />
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
