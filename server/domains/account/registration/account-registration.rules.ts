/**
 * Somebody who stops halfway through signing up gets one mail, a day after the last step that they
 * saved. Whoever stopped long ago is left alone: by then it is no longer a help. Who signed up by
 * writing to somebody has what they came for, and is not reminded.
 */
const hour = 60 * 60 * 1000;
const quietMs = 24 * hour;
const tooLateMs = 7 * 24 * hour;

/** When the last step was saved, of those who are due at this moment. */
export function reminderWindow(now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() - tooLateMs),
    until: new Date(now.getTime() - quietMs),
  };
}
