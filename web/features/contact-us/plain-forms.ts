import { act } from "#web/lib/forms/act.ts";

export const contactUsForm = act({
  name: "contactUs",
  initial: { name: "", email: "", text: "", homepage: "" },
  failed: (texts) => texts("contact-us")("failed"),
  send: (call, body) => call("contactMessages.send", { body }),
});

/** In the address, after it was sent: the page says so. */
export const sentMark = "sent";
