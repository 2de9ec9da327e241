import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ProfileType } from "#contract/profiles.ts";
import { useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { readDraft } from "#web/lib/forms/drafts.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { type SectionId, sectionDraftKey, sectionOfHash, sectionsOf } from "./section-ids.ts";
import { UnsavedDialog } from "./unsaved-dialog.tsx";

type Sections = {
  isOpen: (section: SectionId) => boolean;
  open: (section: SectionId) => void;
  close: (section: SectionId) => void;
  setUnsaved: (section: SectionId, isUnsaved: boolean) => void;
};

const SectionsContext = createContext<Sections | null>(null);

export function useSections(): Sections {
  const sections = use(SectionsContext);
  if (!sections) throw new Error("a section stands in a profile");
  return sections;
}

export type SectionsProps = { profileId: number; profileType: ProfileType; children: ReactNode };

/** Which parts are open, and which of them hold something that is not saved yet. */
export function SectionsProvider({ profileId, profileType, children }: SectionsProps) {
  const [opened, setOpened] = useState<ReadonlySet<SectionId>>(new Set());
  const [unsaved, setUnsavedSet] = useState<ReadonlySet<SectionId>>(new Set());
  const navigate = useNavigate();
  const urls = useUrls();
  const isPhone = useLayoutSize() === 1;
  const { hash, key } = useLocation();

  function open(section: SectionId) {
    if (section === "availability" && isPhone) void navigate(urls.profileAvailability());
    else setOpened((before) => new Set(before).add(section));
  }

  const sections: Sections = {
    isOpen: (section) => opened.has(section),
    open,
    close: (section) => setOpened((before) => without(before, section)),
    setUnsaved: (section, isUnsaved) =>
      setUnsavedSet((before) => {
        if (before.has(section) === isUnsaved) return before;
        return isUnsaved ? new Set(before).add(section) : without(before, section);
      }),
  };

  // What was typed on an earlier visit and not saved is shown, not hidden behind a button.
  useEffect(() => {
    const kept = sectionsOf[profileType].filter(
      (section) => readDraft(sectionDraftKey(profileId, section)) !== null,
    );
    setOpened((before) => (kept.length > 0 ? new Set([...before, ...kept]) : before));
  }, [profileId, profileType]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every time the address names a part.
  useEffect(() => {
    const named = sectionOfHash(hash, profileType);
    if (!named) return;
    const pages: readonly SectionId[] = ["pictures", "experience", "extras", "pets", "request"];
    if (!pages.includes(named)) open(named);
    requestAnimationFrame(() => document.getElementById(`${named}-heading`)?.focus());
  }, [hash, key]);

  return (
    <SectionsContext value={sections}>
      {children}
      <UnsavedDialog isUnsaved={unsaved.size > 0} />
    </SectionsContext>
  );
}

function without(sections: ReadonlySet<SectionId>, section: SectionId): Set<SectionId> {
  const rest = new Set(sections);
  rest.delete(section);
  return rest;
}
