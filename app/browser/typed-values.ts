// What a visitor types or chooses before React has taken over an island: React and the forms would set the fields back to what the
// built page showed. Buttons and links need nothing: an early press is repeated (app/islands/start.ts).

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (island: Element) => [
  ...island.querySelectorAll<Field>("input, select, textarea"),
];
const isCheckable = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);

/** Call before hydration. The returned function sets the fields again; call it when the island is hydrated. */
export function keepTypedValues(island: Element): () => void {
  const fields = fieldsIn(island);
  const typed = new Map(
    fields.filter(isChanged).map((field) => [field, currentValue(field)] as const),
  );
  const note = ({ target }: Event) => typed.set(target as Field, currentValue(target as Field));
  // What is typed while React is at work.
  island.addEventListener("input", note, true);
  return () => {
    island.removeEventListener("input", note, true);
    const now = fieldsIn(island);
    // By the place among the island's fields: React may make the element again.
    for (const [field, value] of typed)
      change(field.isConnected ? field : now[fields.indexOf(field)], value);
  };
}

const currentValue = (field: Field) => (isCheckable(field) ? field.checked : field.value);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // On coming back and reloading, browsers restore what was checked, even by a script. The address or a draft has the visitor's choice.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Of a group of radio buttons, the one that is chosen now.
  const isOther =
    field.checked !== field.defaultChecked && (field.checked || field.type !== "radio");
  return isOther && visit?.type === "navigate";
}

/** React reports a change only if the field differs from what React has set, or found when it hydrated the field. */
function change(field: Field | undefined, value: string | boolean) {
  if (!field) return;
  if (isCheckable(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = `${value} `;
  // React does not notice a value that is set by the prototype.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
}
