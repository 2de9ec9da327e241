import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Form, type FormState } from "./form.tsx";

export type StepFrameProps = {
  heading: string;
  intro: ReactNode;
  form: FormState;
  /** What the button says that leads on. */
  next: string;
  /** The way back. */
  back: ReactNode;
  children: ReactNode;
  /** Another way on, without filling anything in. */
  skip?: ReactNode;
  onFocus?: () => void;
};

/** One step: what it asks, what went wrong, the fields, and under the thumb the way back and on. */
export function StepFrame(props: StepFrameProps) {
  const { heading, intro, form, next, back, children, skip, onFocus } = props;

  return (
    <Form form={form} {...(onFocus ? { onFocus } : {})} className="flex flex-1 flex-col">
      <StepHeading heading={heading} intro={intro}>
        {skip}
      </StepHeading>
      {/* A field that gets the focus stays clear of the bar that sticks to the lower edge. */}
      <div className="grid grid-cols-1 gap-6 pb-8 **:scroll-mb-28">
        <ErrorBanner lines={form.messages} />
        {children}
      </div>
      <StepFoot>
        {back}
        <Button type="submit" pending={form.pending} className="flex-1 md:flex-none">
          {next}
        </Button>
      </StepFoot>
    </Form>
  );
}

export type StepHeadingProps = { heading: string; intro: ReactNode; children?: ReactNode };

export function StepHeading({ heading, intro, children }: StepHeadingProps) {
  return (
    <div className="mb-6 md:mb-8">
      <h1 tabIndex={-1} className="outline-none">
        {heading}
      </h1>
      <p className="mt-3 text-ink-soft">{intro}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}

/** Sticks to the lower edge of a phone; stands under the form where there is room. */
function StepFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-gutter mt-auto flex gap-3 border-t border-line bg-surface px-gutter pt-3 pb-safe md:static md:mx-0 md:mt-4 md:justify-between md:border-t-0 md:bg-transparent md:px-0 md:pb-section"
    >
      {children}
    </div>
  );
}
