import type { Weekday } from "#contract/shared/care.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type ContactStep, useContactStep } from "#web/lib/session/contact-step.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayRuns } from "#web/lib/time/day-runs.ts";
import { weekdaysInOrder } from "#web/lib/time/week.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { FootBar, SideCard } from "#web/ui/page/detail-page.tsx";
import { lowestPrice } from "./prices.ts";

export type ContactCardProps = {
  sitter: PublicSitter;
  /** The room of an owner who is in contact already. */
  roomId: number | null;
};

/** Beside the page where there is room: the price, the days, and the next step. */
export function ContactCard({ sitter, roomId }: ContactCardProps) {
  const { t } = useTranslation("sitters");
  const days = useUsualDays(sitter);
  const { step } = useNextStep(sitter);
  const name = sitter.firstName;
  return (
    <SideCard>
      <FromPrice sitter={sitter} large />
      {days && <p className="text-ink-soft">{days}</p>}
      {/* One's own bar, over the page, has it already. */}
      {step !== "edit" && <NextStepButton sitter={sitter} wide />}
      {step === "message" && <PlanLink sitter={sitter} roomId={roomId} />}
      <p className="text-sm text-ink-soft">
        {t(`contact.reasons.${step === "edit" ? "message" : step}`, { name })}
      </p>
    </SideCard>
  );
}

/** For who is in contact: the next thing after writing. Second to that, and not there for others. */
export function PlanLink({ sitter, roomId, className }: ContactCardProps & { className?: string }) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  if (roomId === null) return null;
  const backTo = urls.sitter(sitter.citySlug, sitter.id);
  return (
    <LinkButton
      to={urls.planIntroduction(sitter.id, { chatRoomId: roomId, backTo })}
      variant="secondary"
      wide
      className={className}
    >
      {t("contact.plan")}
    </LinkButton>
  );
}

export function ContactBar({ sitter }: { sitter: PublicSitter }) {
  return (
    <FootBar>
      <FromPrice sitter={sitter} />
      <NextStepButton sitter={sitter} short />
    </FootBar>
  );
}

function FromPrice({ sitter, large }: { sitter: PublicSitter; large?: boolean }) {
  const { t } = useTranslation(["sitters", "care"]);
  const price = lowestPrice(sitter.services);
  if (!price) return <span className="truncate font-semibold">{sitter.firstName}</span>;
  return (
    <p className="tabular min-w-0 leading-tight">
      {sitter.services.length > 1 && (
        <span className={large ? "text-ink-soft" : "block text-xs text-ink-soft"}>
          {t("services.from")}{" "}
        </span>
      )}
      <strong className={large ? "font-head text-xl" : undefined}>
        {formatMoney(price.priceCents)}
      </strong>{" "}
      <span className={large ? "text-ink-soft" : "text-sm text-ink-soft"}>
        {t(`care:units.${price.unit}`)}
      </span>
    </p>
  );
}

type NextStepButtonProps = { sitter: PublicSitter; short?: boolean; wide?: boolean };

function NextStepButton({ sitter, short, wide }: NextStepButtonProps) {
  const { t } = useTranslation("sitters");
  const { to, step } = useNextStep(sitter);
  const texts = {
    edit: t("own.edit"),
    unblock: t("contact.unblock"),
    switch: t("contact.switch"),
    message: t(short ? "contact.messageShort" : "contact.message", { name: sitter.firstName }),
  };
  return (
    <LinkButton to={to} size={short ? "sm" : "md"} wide={wide} className="shrink-0">
      {texts[step]}
    </LinkButton>
  );
}

function useNextStep({ citySlug, id, isOwn, isBlocked }: PublicSitter): ContactStep {
  const urls = useUrls();
  return useContactStep({
    profileType: "pet_sitter",
    isOwn,
    isBlocked,
    urls: {
      edit: urls.profile(),
      here: urls.sitter(citySlug, id),
      contact: urls.sitterContact(citySlug, id),
    },
  });
}

function useUsualDays({ availability }: PublicSitter): string | null {
  const { t } = useTranslation(["sitters", "care"]);
  const runs = dayRuns(availability);
  if (runs.length === 0) return null;
  const name = (day: Weekday) => t(`care:weekdays.${day}`);
  const words = runs.map(({ from, to }) =>
    from === to ? name(from) : t("availability.through", { from: name(from), to: name(to) }),
  );
  const isEveryDay = availability.length === weekdaysInOrder.length;
  if (isEveryDay) return t("availability.everyDay");
  return t("availability.usually", { days: joinWords(words, t("and")) });
}
