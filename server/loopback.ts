/** Whether the host is this machine, so that nothing crosses a network. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
}
