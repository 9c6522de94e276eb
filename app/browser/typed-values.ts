// What a visitor types or chooses before React has taken over the page: React and the forms would set the fields back to what
// the built page showed. The price is this file, 0.5 kB. Buttons and links need nothing: they work without scripts.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Value = string | boolean;

const fields = () => [...document.querySelectorAll<Field>("input, select, textarea")];
/** In the order of their last change, with the place among the page's fields: React may have made the element again. */
const typed = new Map<Field, { value: Value; place: number }>();

/** Call before hydration. */
export function keepTypedValues() {
  for (const field of fields()) if (isChanged(field) && !isRestored(field)) keep(field);
  addEventListener("input", keepTarget, { capture: true });
}

/** Call in an effect, when the whole page is hydrated. */
export function restoreTypedValues() {
  removeEventListener("input", keepTarget, { capture: true });
  const now = fields();
  const targets = [...typed].map(([field, { value, place }]) => ({
    field: field.isConnected ? field : now[place],
    value,
  }));
  typed.clear();
  // In a new task: while its effects run, React would not render between two changes.
  setTimeout(() => {
    for (const { field, value } of targets) if (field) change(field, value);
  });
}

function keepTarget({ target }: Event) {
  keep(target as Field);
}

function keep(field: Field) {
  typed.delete(field);
  typed.set(field, { value: currentValue(field), place: fields().indexOf(field) });
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (isCheckable(field)) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** On coming back and reloading, browsers restore what was checked, even by a script. The address or a draft has what a visitor chose. */
function isRestored(field: Field): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return isCheckable(field) && visit?.type !== "navigate";
}

function currentValue(field: Field): Value {
  return isCheckable(field) ? field.checked : field.value;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}

/** React reports a change only if the field differs from what React has set, or found when it hydrated the field. */
function change(field: Field, value: Value) {
  if (isCheckable(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = `${value} `;
  // React does not notice a value that is set by the prototype.
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
