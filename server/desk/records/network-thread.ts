import { parentPort, workerData } from "node:worker_threads";
import { setOverlay } from "#content/edition.ts";
import { type NetworkJob, networkOf } from "./network-data.ts";

const { overlay, ...job } = workerData as NetworkJob;
setOverlay(overlay);
parentPort?.postMessage(networkOf(job));
