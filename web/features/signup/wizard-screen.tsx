import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RegistrationStep } from "#contract/profiles.ts";
import { Button } from "#web/ui/button.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { useFocusOnStep } from "#web/ui/use-focus-on-step.ts";

export type WizardScreenProps = {
  logo: ReactNode;
  /** Null while there is nothing to stop with. */
  onLater: (() => void) | null;
  /** Null before the type of profile is chosen: then it is not known how many there are. */
  progress: { steps: readonly RegistrationStep[]; step: RegistrationStep } | null;
  /** Beside the form, where there is room. */
  side: ReactNode;
  children: ReactNode;
};

export function WizardScreen({ logo, onLater, progress, side, children }: WizardScreenProps) {
  const { t } = useTranslation("signup");
  const ref = useFocusOnStep(progress?.step ?? "choice");
  return (
    <div className="md:grid md:grid-cols-[1fr_40%]">
      <div
        ref={ref}
        className="mx-auto flex min-h-dvh w-full max-w-form flex-col px-gutter pt-3 md:pt-6"
      >
        <div className="mb-4 flex items-center justify-between md:mb-6">
          {logo}
          {onLater && (
            <Button variant="ghost" size="sm" onClick={onLater} className="-mr-3.5">
              {t("later")}
            </Button>
          )}
        </div>
        {progress && (
          <Stepper
            className="mb-6"
            steps={progress.steps.map((step) => t(`steps.${step}.name`))}
            current={progress.steps.indexOf(progress.step) + 1}
            part={progress.step === "done" ? 1 : 0.5}
          />
        )}
        {children}
      </div>
      {side}
    </div>
  );
}
