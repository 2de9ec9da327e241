import { Suspense } from "react";
import type { Caution } from "#contract/messages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Section } from "#web/ui/page/section.tsx";

const CautionNote = lazyPart(
  async () => (await import("#web/ui/page/caution-note.tsx")).CautionNote,
);

export type StorySectionProps = {
  description: string;
  /** What its reader is told to mind. */
  cautions: readonly Caution[];
};

export function StorySection({ description, cautions }: StorySectionProps) {
  const { t } = useTranslation("requests");
  if (description.trim() === "") return null;
  return (
    <Section heading={t("story.heading")}>
      <div className="grid gap-3">
        {description.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {cautions.length > 0 && (
        <Suspense>
          <CautionNote cautions={cautions} />
        </Suspense>
      )}
    </Section>
  );
}
