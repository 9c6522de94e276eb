// Loaded before the server: takes the sync out of its commits, to show that the check for it would notice.
import { DatabaseSync } from "node:sqlite";

const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function execWithoutSync(text: string) {
  if (text === "begin immediate") exec.call(this, "pragma synchronous = off");
  exec.call(this, text);
};
