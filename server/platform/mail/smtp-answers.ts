/** What a mail server answered, or what broke, as nodemailer tells of it. */
export type SmtpFailure = {
  code?: string | undefined;
  command?: string | undefined;
  response?: string | undefined;
  responseCode?: number | undefined;
};

/**
 * `passing` may go well later, `refused` will not, `noSuchAddress` would not for any mail: then nobody is
 * there (RFC 3463).
 */
export type SmtpVerdict = "passing" | "refused" | "noSuchAddress";

/** Bad mailbox, bad system, bad syntax, mailbox moved, no mail taken there; mailbox switched off. */
const deadCodes = new Set(["5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1"]);
/** Servers that answer without such a code; 'mailbox unavailable' alone may mean anything. */
const deadWords =
  /(no such|unknown|invalid|non-?existent) (user|recipient|mailbox|address|local part)|(user|recipient|mailbox|address) (is )?(unknown|not found|does(n't| not) exist|no longer (exists|available))/i;

export function verdictOf(failure: SmtpFailure): SmtpVerdict {
  const { code, command, response = "", responseCode = 0 } = failure;
  // Wrong credentials are ours to mend, whatever the number.
  if (code === "EAUTH" || responseCode < 500 || responseCode > 599) return "passing";
  // After the text it is about the text. Before the address it is about us, such as a day's limit that
  // is reached, and no mail's fault.
  if (command === "DATA") return "refused";
  if (command !== "RCPT TO") return "passing";
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const isDead = enhanced ? deadCodes.has(enhanced) : deadWords.test(response);
  return isDead ? "noSuchAddress" : "refused";
}
