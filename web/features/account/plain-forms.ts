/** The forms about an account that work without script: what their page's action reads, and begins with. */
export const loginForm = { name: "login", initial: { email: "", password: "" } };
