import { Suspense } from "react";
import type { PriceEstimate } from "#contract/bookings/price-estimate.ts";
import type { PlanStep } from "#contract/urls/urls.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { CancellingNote } from "./cancelling-note.tsx";
import { DetailsFields } from "./fields/details-fields.tsx";
import { PetsFields } from "./fields/pets-fields.tsx";
import { PlaceFields } from "./fields/place-fields.tsx";
import { ServiceFields } from "./fields/service-fields.tsx";
import { OnwardList } from "./onward-list.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import type { PlanFields } from "./plan-fields.ts";
import { PlanReceipt } from "./plan-receipt.tsx";

// The calendar is heavier than all the rest, and a booking doesn't begin with it.
const WhenFields = lazyPart(async () => (await import("./fields/when-fields.tsx")).WhenFields);

export type PlanStepFieldsProps = PlanFields & {
  step: PlanStep;
  estimate: PriceEstimate | null;
  linkTo: (step: PlanStep) => string;
};

/** The fields of one step; at the end all of it once more. */
export function PlanStepFields({ step, estimate, linkTo, ...plan }: PlanStepFieldsProps) {
  switch (step) {
    case "service":
      return <ServiceFields {...plan} />;
    case "pets":
      return <PetsFields {...plan} />;
    case "when":
      return (
        <Suspense fallback={<Coming />}>
          <WhenFields {...plan} />
        </Suspense>
      );
    case "place":
      return <PlaceFields {...plan} />;
    case "details":
      return <DetailsFields {...plan} />;
    case "summary":
      return (
        <>
          <PlanFacts {...plan} values={plan.form.values} linkTo={linkTo} />
          <CancellingNote sitter={plan.sitter} />
          {estimate && (
            <div className="md:hidden">
              <PlanReceipt {...plan} estimate={estimate} isLast />
            </div>
          )}
          <OnwardList kind={plan.kind} sitter={plan.sitter} />
        </>
      );
  }
}

function Coming() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton shape="block" className="h-16" />
      <Skeleton shape="block" className="h-90" />
    </SkeletonGroup>
  );
}
