import type { ComponentType } from "react";
import type { ReferencesSectionProps } from "#web/features/references/references-section.tsx";
import type { ReviewsSectionProps } from "#web/features/reviews/reviews-section.tsx";
import { lazyPart } from "#web/lib/page/lazy-part.ts";

const loadReviews = async () =>
  (await import("#web/features/reviews/reviews-section.tsx")).ReviewsSection;
const loadReferences = async () =>
  (await import("#web/features/references/references-section.tsx")).ReferencesSection;

/* What others say stands far down, and is there to be read: the server draws it, and its script comes when
   all others have. */

export const ReviewsPart: ComponentType<ReviewsSectionProps> = import.meta.env.SSR
  ? await loadReviews()
  : lazyPart(loadReviews);

export const ReferencesPart: ComponentType<ReferencesSectionProps> = import.meta.env.SSR
  ? await loadReferences()
  : lazyPart(loadReferences);
