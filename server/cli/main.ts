import { runProgram } from "./program.ts";
import { runCommand } from "./run.ts";

await runProgram("leads", runCommand);
