/**
 * Rewrites the address of the page at `pathname` without the router, which would scroll and render again. On the way to another
 * page the address is already that page's, and stays.
 */
export function rewriteAddress(pathname: string, address: string): void {
  if (location.pathname === pathname) history.replaceState(history.state, "", address);
}
