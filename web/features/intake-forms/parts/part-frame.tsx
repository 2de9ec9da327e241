import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form, type FormProps, type FormState } from "#web/ui/forms/form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { loadPartRules } from "./use-part-form.ts";

export type PartFrameProps = {
  form: FormProps["form"] & Pick<FormState, "messages" | "pending">;
  /** The part before it, if there is one. */
  backTo: string | null;
  /** Whether all the other parts are done: then saving leads to the end. */
  isLast: boolean;
  children: ReactNode;
};

/** The form of one part, with the button that leads on. */
export function PartFrame({ form, backTo, isLast, children }: PartFrameProps) {
  const { t } = useTranslation("intake-forms");
  return (
    <Form
      form={form}
      onFocus={() => void loadPartRules()}
      className="grid grid-cols-1 gap-6 **:scroll-mt-20"
    >
      {children}
      <ErrorBanner lines={form.messages} />
      <div data-foot className="flex gap-3">
        {backTo && (
          <LinkButton
            to={backTo}
            variant="secondary"
            preventScrollReset
            className="max-md:sr-only focus-visible:not-sr-only"
          >
            {t("back")}
          </LinkButton>
        )}
        <Button type="submit" pending={form.pending} className="flex-1">
          {isLast ? t("save") : t("saveAndGoOn")}
        </Button>
      </div>
    </Form>
  );
}

/** A heading within a part, under a line. */
export function PartGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 border-t border-line pt-6">
      <legend className="float-left -mb-1 w-full font-head text-xl font-bold">{heading}</legend>
      {children}
    </fieldset>
  );
}
