/** What the page's action reads, and begins with. */
export const contactUsForm = {
  name: "contactUs",
  initial: { name: "", email: "", text: "", homepage: "" },
};

/** In the address, after it was sent: the page says so. */
export const sentMark = "sent";
