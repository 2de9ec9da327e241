/** The forms of a first message: what their page's action reads, and begins with. */
export const newContactForm = {
  name: "newContact",
  initial: { message: "", firstName: "", email: "", password: "", terms: false, isAdult: false },
};

export const firstMessageForm = { name: "firstMessage", initial: { message: "" } };

/** In the address, after a form that was sent without script: the page says what came of it. */
export const sentMark = "sent";
