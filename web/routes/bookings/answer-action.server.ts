import { bookingsEndpoints } from "#contract/bookings.ts";
import { answerForms } from "#web/features/bookings/answer/answer-forms.ts";
import { type FormPage, formAction, plainForm } from "#web/lib/forms/form-action.server.ts";

/** Yes, no, taking a proposal back and being home, where no script runs: then the page as it is afterwards. */
export function answerAction(bookingId: string | undefined) {
  const params = { id: bookingId ?? "" };
  const answer = (send: (page: FormPage) => Promise<unknown>) =>
    plainForm({
      initial: {},
      failed: (page) => page.texts("bookings")("failed"),
      async send(page) {
        await send(page);
        return page.path;
      },
    });
  const setStatus = (status: "accepted" | "declined") =>
    answer((page) => page.send(bookingsEndpoints.setStatus, { params, body: { status } }));
  return formAction({
    [answerForms.accept]: setStatus("accepted"),
    [answerForms.decline]: setStatus("declined"),
    [answerForms.withdraw]: answer((page) =>
      page.send(bookingsEndpoints.withdrawProposal, { params }),
    ),
    [answerForms.sayHome]: answer((page) => page.send(bookingsEndpoints.sayHome, { params })),
  });
}
