/** Without accents and capitals: "caneria" finds "Cañería". */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
