import { type FormEvent, type ReactNode, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { useFocusFirstNegative } from "./field-focus.ts";

export type StepFrameProps = {
  heading: string;
  intro: ReactNode;
  form: {
    submit: () => Promise<unknown>;
    messages: readonly string[];
    refusal: Readonly<Record<string, unknown>> | null;
    pending: boolean;
  };
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
  const ref = useRef<HTMLFormElement>(null);
  useFocusFirstNegative(ref, form.refusal);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form
      ref={ref}
      // Sent before the page has come to life, it must not put what was typed into the address.
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onFocus}
      className="flex flex-1 flex-col"
    >
      <StepHeading heading={heading} intro={intro}>
        {skip}
      </StepHeading>
      {/* A field that gets the focus stays clear of the bar that sticks to the lower edge. */}
      <div className="grid grid-cols-1 gap-6 pb-8 **:scroll-mb-28">
        {form.messages.length > 0 && (
          <Banner tone="bad" live>
            {form.messages.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Banner>
        )}
        {children}
      </div>
      <StepFoot>
        {back}
        <Button type="submit" pending={form.pending} className="flex-1 md:flex-none">
          {next}
        </Button>
      </StepFoot>
    </form>
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
    <div className="sticky bottom-0 z-10 -mx-gutter mt-auto flex gap-3 border-t border-line bg-surface px-gutter pt-3 pb-safe md:static md:mx-0 md:mt-4 md:justify-between md:border-t-0 md:bg-transparent md:px-0 md:pb-section">
      {children}
    </div>
  );
}
