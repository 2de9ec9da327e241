import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/card.tsx";

export type NotificationsSectionProps = { heading: string; text?: string; children: ReactNode };

export function NotificationsSection({ heading, text, children }: NotificationsSectionProps) {
  const id = useId();
  return (
    <Card as="section" edged aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      <div className="mt-3">{children}</div>
    </Card>
  );
}
