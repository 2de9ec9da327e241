/** The product's name lives here alone, so that another organisation can run it under its own. */
export const productName = "Kwispel";

/** Sent by the browser as `X-App`, so that logs tell our own clients from others. */
export const appName = "kwispel";
