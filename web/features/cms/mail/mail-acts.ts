import { act } from "../acts/act.ts";

export const resendMail = act({
  name: "resendMail",
  initial: { mailId: "" },
  send: (call, { mailId: id }) => call("adminMails.resend", { params: { id } }),
});

/** For somebody who asked us for it. */
export const suppressAddress = act({
  name: "suppressAddress",
  initial: { email: "" },
  send: (call, { email }) =>
    call("adminMails.addSuppression", { body: { email, reason: "unsubscribed" } }),
});

export const liftSuppression = act({
  name: "liftSuppression",
  initial: { hash: "" },
  send: (call, { hash }) => call("adminMails.liftSuppression", { params: { hash } }),
});
