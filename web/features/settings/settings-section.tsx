import { type ReactNode, useId } from "react";
import { Card } from "#web/ui/card.tsx";

export type SettingsSectionProps = { heading: string; text?: string; children: ReactNode };

export function SettingsSection({ heading, text, children }: SettingsSectionProps) {
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
