/** Puts the page back as the server wrote it: without React it still reads, and its links and panels work. */
export async function showServedPage() {
  const response = await fetch(location.href);
  const served = new DOMParser().parseFromString(await response.text(), "text/html");
  document.replaceChild(served.documentElement, document.documentElement);
}
