/** Where the page goes on below the first screen. */
export const belowId = "nearby";
/** Around the form of the first screen. */
export const searchId = "search";
/** Around what a user sees here instead. */
export const dashboardId = "dashboard";
