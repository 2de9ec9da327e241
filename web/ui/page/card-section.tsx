import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/card.tsx";

export type CardSectionProps = { heading: string; text?: string; children: ReactNode };

/** A part of a page of settings: a card with its own heading. */
export function CardSection({ heading, text, children }: CardSectionProps) {
  const id = useId();
  return (
    <Card as="section" edged aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
