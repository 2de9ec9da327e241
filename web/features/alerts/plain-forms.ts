/** Which one is told by a hidden field. */
export const switchForm = { name: "switchAlert", initial: { alertId: "", active: "" } };
export const removeForm = { name: "removeAlert", initial: { alertId: "" } };
export const pauseForm = { name: "pauseAlert", initial: {} };
