import type { ReactNode } from "react";
import type { RegistrationStep } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { useFocusOnStep } from "#web/ui/forms/use-focus-on-step.ts";

export type WizardScreenProps = {
  /** Null before the type of profile is chosen: then it is not known how many there are. */
  progress: { steps: readonly RegistrationStep[]; step: RegistrationStep } | null;
  /** Beside the form, where there is room. */
  side: ReactNode;
  children: ReactNode;
};

export function WizardScreen({ progress, side, children }: WizardScreenProps) {
  const { t } = useTranslation("signup");
  const ref = useFocusOnStep(progress?.step ?? "choice");
  return (
    <div className="md:grid md:grid-cols-[1fr_40%]">
      <div
        ref={ref}
        className="mx-auto flex min-h-[calc(100dvh-var(--spacing)*16)] w-full max-w-form flex-col px-gutter pt-5 md:min-h-[calc(100dvh-var(--spacing)*19)] md:pt-8"
      >
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
