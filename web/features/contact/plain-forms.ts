import { act } from "#web/lib/forms/act.ts";
/** The forms of a first message: what their page's action reads, and begins with. */
export const newContactForm = {
  name: "newContact",
  initial: { message: "", firstName: "", email: "", password: "", terms: false, isAdult: false },
};

export const firstMessageForm = act({
  name: "firstMessage",
  initial: { message: "", profileId: 0 },
  failed: (texts) => texts("contact")("failed"),
  send: (call, { message, profileId }) =>
    call("messages.send", { body: { message: message.trim(), profileId } }),
});

/** In the address, after a form that was sent without script: the page says what came of it. */
export const sentMark = "sent";
