import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { SectionFrame } from "../profile-section.tsx";
import type { SectionId } from "../section-ids.ts";

export type LinkSectionProps = {
  section: SectionId;
  title: string;
  to: string;
  isEmpty: boolean;
  empty: string;
  /** What the link says, where that is not 'change'. */
  label?: string;
  children: ReactNode;
};

/** A part that has a page of its own: what is there, and the way to it. */
export function LinkSection(props: LinkSectionProps) {
  const { section, title, to, isEmpty, empty, label, children } = props;
  const { t } = useTranslation("profiles");
  return (
    <SectionFrame
      section={section}
      title={title}
      action={
        <LinkButton to={to} variant={isEmpty ? "soft" : "secondary"} size="sm">
          {label ?? (isEmpty ? t("fillIn") : t("edit"))}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      }
    >
      {isEmpty ? <p className="text-ink-soft">{empty}</p> : children}
    </SectionFrame>
  );
}
