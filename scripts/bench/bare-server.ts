// The baseline: Node serving one compressed file from memory. `node bare-server.ts FILE.gz PORT`
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , file = "", port] = process.argv;
const body = readFileSync(file);
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "gzip",
  "Content-Length": String(body.length),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1");
