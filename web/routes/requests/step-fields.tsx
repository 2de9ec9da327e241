import { Suspense } from "react";
import type { Pet } from "#contract/pets.ts";
import type { RequestStep } from "#contract/urls/urls.ts";
import { CareFields } from "#web/features/requests/editor/care-fields.tsx";
import type { RequestFields } from "#web/features/requests/editor/request-fields.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { AnimalsFields } from "./animals-fields.tsx";

// Calendars and the fields for pictures are heavy, and nobody begins with them.
const WhenFields = lazyPart(
  async () => (await import("#web/features/requests/editor/when-fields.tsx")).WhenFields,
);
const StoryFields = lazyPart(
  async () => (await import("#web/features/requests/editor/story-fields.tsx")).StoryFields,
);

export type StepFieldsProps = RequestFields & {
  step: Exclude<RequestStep, "look">;
  pets: readonly Pet[];
  today: string;
  picture: string | null;
  onPicture: (picture: string | null) => void;
  /** What stands for a picture as long as none is chosen. */
  current: string;
  /** For a picture that was saved earlier. */
  onRemoveStored?: (() => void) | undefined;
};

/** The fields of one step, whether the request is being made or changed. */
export function StepFields(props: StepFieldsProps) {
  const { step, form, pets, today, ...story } = props;
  switch (step) {
    case "animals":
      return <AnimalsFields form={form} pets={pets} today={today} />;
    case "care":
      return <CareFields form={form} />;
    case "when":
      return (
        <Suspense fallback={<Coming />}>
          <WhenFields form={form} today={today} />
        </Suspense>
      );
    case "story":
      return (
        <Suspense fallback={<Coming />}>
          <StoryFields form={form} {...story} />
        </Suspense>
      );
  }
}

function Coming() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-12" />
    </SkeletonGroup>
  );
}
