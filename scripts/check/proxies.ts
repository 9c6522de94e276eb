import { findCommand } from "./commands.ts";

const commands = { Caddy: ["caddy"], nginx: ["nginx"] };

export type ProxyName = keyof typeof commands;

/** Those that the tests will run. They are not installed here: Debian's packages start a server on port 80. */
export function foundProxies(): ProxyName[] {
  const names = Object.keys(commands) as ProxyName[];
  for (const name of names.filter((it) => !commandOf(it))) {
    console.log(`Left out: the site behind ${name}. On Debian: apt-get install ${commands[name]}`);
  }
  return names.filter(commandOf);
}

/** Debian's nginx is in a folder that only root has on its path. */
export function commandOf(name: ProxyName): string | undefined {
  return findCommand([...commands[name], ...commands[name].map((it) => `../sbin/${it}`)]);
}
