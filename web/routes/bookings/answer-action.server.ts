import { answerForms } from "#web/features/bookings/answer/answer-forms.ts";
import { type FormPage, formAction, plainForm } from "#web/lib/forms/form-action.server.ts";

type Read = { revision?: number };

/** Yes, no, taking a proposal back and being home, where no script runs: then the page as it is afterwards. */
export function answerAction(bookingId: string | undefined) {
  const params = { id: bookingId ?? "" };
  const answer = (send: (page: FormPage, read: Read) => Promise<unknown>) =>
    plainForm({
      // To what the page said, and what that was: if it is something else by now, both are shown.
      initial: { revision: "", read: "" },
      failed: (page) => page.texts("bookings")("failed"),
      async send(page, { revision }) {
        await send(page, /^\d+$/.test(revision) ? { revision: Number(revision) } : {});
        return page.path;
      },
    });
  const setStatus = (status: "accepted" | "declined") =>
    answer((page, read) => page.send("bookings.setStatus", { params, body: { status, ...read } }));
  return formAction({
    [answerForms.accept]: setStatus("accepted"),
    [answerForms.decline]: setStatus("declined"),
    [answerForms.withdraw]: answer((page, read) =>
      page.send("bookings.withdrawProposal", { params, body: read }),
    ),
    [answerForms.sayHome]: answer((page) => page.send("bookings.sayHome", { params })),
  });
}
