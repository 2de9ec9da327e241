import { firstMessageForm, newContactForm, sentMark } from "#web/features/contact/plain-forms.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { formAction, plainAct, plainForm } from "#web/lib/forms/form-action.server.ts";
import type { Page } from "#web/lib/page/page.server.ts";
import { resendMail } from "#web/ui/actions/resend-mail.server.ts";

type FindProfile = (page: Page) => Promise<number>;

/** Takes the forms of the page to write somebody a first message, sent without script. */
export function contactAction(findProfile: FindProfile) {
  const failed = (page: Page) => page.texts("contact")("failed");
  return formAction(
    {
      [newContactForm.name]: plainForm({
        initial: newContactForm.initial,
        secret: ["password"],
        failed,
        async send(page, body) {
          const params = { profileId: String(await findProfile(page)) };
          const register = () => page.send("contact.registerUserAsNewContact", { params, body });
          // Of two presses the second finds the account that the first was still making; asked again,
          // the API knows the same message by the same person.
          await register().catch((error: unknown) => {
            if (isAboutEmail(error)) return register();
            throw error;
          });
          return sentPath(page);
        },
      }),
    },
    plainAct(firstMessageForm, {
      fill: async (page) => ({ profileId: await findProfile(page) }),
      next: sentPath,
    }),
    resendMail,
  );
}

const isAboutEmail = (error: unknown) =>
  error instanceof ApiError && Object.keys(error.fieldErrors).join() === "email";

function sentPath(page: Page): string {
  const { pathname } = new URL(page.path, page.origin);
  return `${pathname}?${new URLSearchParams({ [sentMark]: "1" })}`;
}
