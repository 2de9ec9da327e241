import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import type { SectionId } from "./section-ids.ts";
import { useSections } from "./sections-context.tsx";

export type SectionFrameProps = {
  section: SectionId;
  title: string;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
};

export function SectionFrame({ section, title, action, children }: SectionFrameProps) {
  return (
    <Card
      as="section"
      edged
      id={section}
      aria-labelledby={`${section}-heading`}
      className="scroll-mt-20"
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={`${section}-heading`} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <div className="shrink-0">{action}</div>
      </div>
      <div className="mt-3">{children}</div>
    </Card>
  );
}

export type ProfileSectionProps = {
  section: SectionId;
  title: string;
  /** What there is; left out while there is nothing. */
  summary: ReactNode;
  /** What to say while there is nothing. */
  empty: string;
  isEmpty: boolean;
  /** On a phone it is edited on a screen of its own. */
  phonePage?: string;
  form: () => ReactNode;
};

/** A part of the profile: to read, and after a press to change. */
export function ProfileSection(props: ProfileSectionProps) {
  const { section, title, summary, empty, isEmpty, phonePage, form } = props;
  const { t } = useTranslation("profiles");
  const { isOpen, open } = useSections();
  const isEditing = isOpen(section);
  const button = useFocusOnTurn(section, isEditing);
  const label = (
    <>
      {isEmpty ? t("fillIn") : t("edit")}
      <span className="sr-only">: {title}</span>
    </>
  );

  return (
    <SectionFrame
      section={section}
      title={title}
      action={
        !isEditing && (
          <>
            {phonePage && (
              <LinkButton
                to={phonePage}
                variant={isEmpty ? "soft" : "secondary"}
                size="sm"
                className="sm:hidden"
              >
                {label}
              </LinkButton>
            )}
            <Button
              ref={button}
              variant={isEmpty ? "soft" : "secondary"}
              size="sm"
              aria-expanded={false}
              onClick={() => open(section)}
              className={cx(phonePage && "max-sm:hidden")}
            >
              {label}
            </Button>
          </>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<Coming />}>{form()}</Suspense>
      ) : isEmpty ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        summary
      )}
    </SectionFrame>
  );
}

/** The pressed button goes when a part opens, and comes back when it closes: the focus follows. */
function useFocusOnTurn(section: SectionId, isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    const heading = document.getElementById(`${section}-heading`);
    (isEditing ? heading : (button.current ?? heading))?.focus({ preventScroll: isEditing });
  }, [section, isEditing]);
  return button;
}

function Coming() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="w-1/3" />
      <Skeleton shape="block" className="h-12" />
      <Skeleton className="w-1/4" />
      <Skeleton shape="block" className="h-28" />
    </SkeletonGroup>
  );
}
