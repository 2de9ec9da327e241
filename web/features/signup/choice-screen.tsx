import { ChevronRight } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import type { ProfileType } from "#contract/profiles.ts";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import walker from "#web/ui/art/scene-park.svg?no-inline";
import { CarriedFields } from "#web/ui/forms/form.tsx";
import { StepHeading } from "#web/ui/forms/step-frame.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { lastTypeOf, stepKey } from "./draft-keys.ts";
import { stepForms } from "./values/step-forms.ts";

const types = [
  { type: "pet_owner", picture: coffee },
  { type: "pet_sitter", picture: walker },
] as const satisfies { type: ProfileType; picture: string }[];

const cardLook =
  "flex w-full items-center gap-4 rounded-card border-fine border-line bg-surface p-3 pr-4 text-left text-ink no-underline transition hover:border-brand aria-disabled:cursor-progress";

export type ChoiceScreenProps = {
  /** Logged in, but without a profile yet: choosing makes one. */
  onChoose?: (type: ProfileType) => Promise<void>;
  /** Where a guest's choice leads. */
  linkTo: (type: ProfileType) => string;
};

/** The first question: looking for a sitter, or being one. */
export function ChoiceScreen({ onChoose, linkTo }: ChoiceScreenProps) {
  const { t } = useTranslation("signup");
  const urls = useUrls();
  const begun = useBegunType();
  const choosing = useAction({
    send: async (_call, type: ProfileType) => onChoose?.(type),
    failed: t("choice.failed"),
    explain: () => t("choice.failed"),
    lines: [],
  });
  const sent = useSentForm(stepForms.choice);

  function choose(event: MouseEvent, type: ProfileType) {
    event.preventDefault();
    void choosing.press(type);
  }

  return (
    <div className="pt-4">
      <StepHeading heading={t("choice.heading")} intro={t("choice.intro")} />
      <ErrorBanner lines={sent ? [t("choice.failed")] : choosing.lines} className="mb-4" />
      <ChoiceForm isForm={Boolean(onChoose)}>
        <ul className="grid gap-4">
          {types.map(({ type, picture }) => {
            const content = (
              <>
                <img
                  src={picture}
                  alt=""
                  width={240}
                  height={240}
                  className="size-24 shrink-0 rounded-field object-cover sm:size-32"
                />
                <span className="min-w-0 flex-1">
                  {begun === type && <Tag className="mb-1">{t("choice.begun")}</Tag>}
                  <span className="block font-head text-lg font-bold">{t(`choice.${type}`)}</span>
                  <span className="mt-1 block text-ink-soft">{t(`choice.${type}Hint`)}</span>
                </span>
                <ChevronRight className="size-6 shrink-0 text-brand" />
              </>
            );
            return (
              <li key={type}>
                {onChoose ? (
                  <button
                    type="submit"
                    name="profileType"
                    value={type}
                    className={cardLook}
                    aria-disabled={choosing.pending || undefined}
                    onClick={(event) => choose(event, type)}
                  >
                    {content}
                  </button>
                ) : (
                  <Link to={linkTo(type)} className={cardLook}>
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </ChoiceForm>
      {!onChoose && (
        <p className="mt-8">
          {t("choice.haveAccount")} <Link to={urls.login()}>{t("choice.login")}</Link>
        </p>
      )}
    </div>
  );
}

/** A guest's choice is a link. Somebody who is known gets a profile by it: that is sent. */
function ChoiceForm({ isForm, children }: { isForm: boolean; children: ReactNode }) {
  if (!isForm) return children;
  return (
    <form method="post">
      <CarriedFields name={stepForms.choice} />
      {children}
    </form>
  );
}

/** Only after hydration: the server knows nothing of drafts. */
function useBegunType(): ProfileType | null {
  const [type, setType] = useState<ProfileType | null>(null);
  useEffect(() => setType(lastTypeOf(readDraft(stepKey))), []);
  return type;
}
