/** By which the action of the settings knows it. */
export const logoutFormName = "logout";
