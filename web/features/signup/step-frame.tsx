import { createContext, use } from "react";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import {
  type StepFrameProps as Props,
  StepFrame as UiStepFrame,
} from "#web/ui/forms/step-frame.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

export type StepFrameProps = Omit<Props, "next" | "back">;

/** A step of the wizard, between the one before and the one after. */
export function StepFrame(props: StepFrameProps) {
  const { t } = useTranslation("signup");
  const { next, backTo } = useWizard();
  return (
    <UiStepFrame
      {...props}
      next={next === "done" ? t("finish") : t("next", { step: t(`steps.${next}.to`) })}
      back={
        <LinkButton to={backTo} variant="secondary">
          {t("back")}
        </LinkButton>
      }
    />
  );
}

/** What every step of the wizard needs to know of its surroundings. */
export type Wizard = {
  profileType: ProfileType;
  step: RegistrationStep;
  /** What comes after this one; of the last one, itself. */
  next: RegistrationStep;
  /** Where back leads. */
  backTo: string;
  /** The day it is, so that the server and the browser agree on it. */
  today: string;
  /** On to the next step, once this one is saved. */
  goOn: () => Promise<void>;
};

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error("a step stands in a wizard");
  return wizard;
}
