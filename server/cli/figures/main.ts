import { runProgram } from "../program.ts";
import { runFigures } from "./run.ts";

await runProgram("figures", runFigures);
