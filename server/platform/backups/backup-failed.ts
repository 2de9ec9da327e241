/** Its message is for whoever runs the command. */
export class BackupFailed extends Error {
  override name = "BackupFailed";
}
