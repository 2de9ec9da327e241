/** What the page's action reads, and begins with. */
export const banAppealForm = { name: "banAppeal", initial: { text: "" } };

/** In the address, after it was sent without script: the page says so. */
export const sentMark = "sent";
