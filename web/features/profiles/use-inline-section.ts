import { removeDraft } from "#web/lib/forms/drafts.ts";
import { type SectionId, sectionDraftKey } from "./section-ids.ts";
import { useSections } from "./sections-context.tsx";

/** What the form of a part needs of the page around it. */
export function useInlineSection(profileId: number, section: SectionId) {
  const { close, setUnsaved } = useSections();
  return {
    ends: {
      profileId,
      section,
      onSaved: () => close(section),
      onUnsaved: (isUnsaved: boolean) => setUnsaved(section, isUnsaved),
    },
    cancel() {
      removeDraft(sectionDraftKey(profileId, section));
      close(section);
    },
  };
}
