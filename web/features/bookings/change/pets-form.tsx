import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { TickListField } from "#web/ui/choices/tick-list-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { updateBooking } from "../booking-calls.ts";
import { ChangedNote } from "../changed/changed-note.tsx";
import type { ChangeFormProps } from "./dates-form.tsx";
import { ReasonAndSend } from "./reason-and-send.tsx";

/** Which of the owner's pets it is for. */
export function PetsForm({ booking, actions, onSent }: ChangeFormProps) {
  const { t } = useTranslation("bookings");
  const { data: pets, isError } = useQuery({
    queryKey: ["ownPets"],
    queryFn: listOwnPets,
  });
  const form = useForm({
    initial: {
      petIds: booking.pets.flatMap(({ id }) => (id === undefined ? [] : [String(id)])),
      reason: "",
    },
    failed: t("failed"),
    check: ({ petIds }) => (petIds.length === 0 ? { petIds: t("change.needsPet") } : {}),
    send: ({ petIds, reason }, call) =>
      actions.adopt((read) => updateBooking(call, read, { petIds: petIds.map(Number), reason })),
    onSaved: onSent,
  });
  const { petIds } = form.values;
  return (
    <Form form={form} className="grid gap-5 pb-5">
      <ChangedNote booking={booking} was={actions.changedFrom} />
      {!actions.changedFrom && <ErrorBanner lines={form.messages} />}
      {isError ? (
        <Banner tone="bad" live>
          {t("change.petsFailed")}
        </Banner>
      ) : pets ? (
        <TickListField
          label={t("change.petsLabel")}
          options={pets.map(({ id, name: label }) => ({ id: String(id), label }))}
          value={petIds}
          onChange={(next) => form.change({ petIds: [...next] })}
          {...(form.errors.petIds ? { error: form.errors.petIds } : {})}
        />
      ) : (
        <SkeletonGroup className="grid gap-2">
          <Skeleton shape="block" className="h-11" />
          <Skeleton shape="block" className="h-11" />
        </SkeletonGroup>
      )}
      <ReasonAndSend booking={booking} reason={form.field("reason")} pending={form.pending} />
    </Form>
  );
}

/** Those that are not archived. */
async function listOwnPets(): Promise<{ id: number; name: string }[]> {
  const { data } = await api.call("pets.list", {});
  return data.filter(({ isArchived }) => !isArchived).map(({ id, name }) => ({ id, name }));
}
