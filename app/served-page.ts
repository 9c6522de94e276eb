/** Puts the page back as the server wrote it: without React it still reads, and its links and panels work. */
export async function showServedPage() {
  // As it came, however old: the network may be what failed.
  const response = await fetch(location.href, { cache: "force-cache" });
  const served = new DOMParser().parseFromString(await response.text(), "text/html");
  served.documentElement.dataset.started = "";
  document.replaceChild(served.documentElement, document.documentElement);
}
