// What a visitor types or chooses before React has taken over the page: React and the forms would set the fields back to what
// the built page showed. The price is this file, 0.5 kB. Buttons and links need nothing: they work without scripts.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = () => [...document.querySelectorAll<Field>("input, select, textarea")];
const isCheckable = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
const currentValue = (field: Field) => (isCheckable(field) ? field.checked : field.value);
/** In the order of their last change, with the place among the page's fields: React may have made the element again. */
const typed = new Map<Field, { value: string | boolean; place: number }>();

/** Call before hydration. */
export function keepTypedValues() {
  for (const field of fields()) if (isChanged(field)) keep({ target: field });
  addEventListener("input", keep, { capture: true });
}

/** Call in an effect, when the whole page is hydrated. */
export function restoreTypedValues() {
  removeEventListener("input", keep, { capture: true });
  const kept = [...typed];
  typed.clear();
  // In a new task: while its effects run, React would not render between two changes.
  setTimeout(() => {
    const now = fields();
    for (const [field, { value, place }] of kept)
      change(field.isConnected ? field : now[place], value);
  });
}

function keep({ target }: { target: EventTarget | null }) {
  const field = target as Field;
  typed.delete(field);
  typed.set(field, { value: currentValue(field), place: fields().indexOf(field) });
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // On coming back and reloading, browsers restore what was checked, even by a script. The address or a draft has the visitor's choice.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return field.checked && !field.defaultChecked && visit?.type === "navigate";
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
