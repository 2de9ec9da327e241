import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import {
  type StepFrameProps as Props,
  StepFrame as UiStepFrame,
} from "#web/ui/forms/step-frame.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWizard } from "./wizard-context.ts";

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
