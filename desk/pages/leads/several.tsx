import { OwnerSelect, type PageProps, StatusSelect, Submit } from "../../parts.tsx";

export function Several({ view, texts }: Pick<PageProps<"leads">, "view" | "texts">) {
  const words = texts.leads;
  const isSpam = view.choice.view === "spam" || view.choice.status === "spam";
  return (
    <fieldset className="flex flex-wrap items-end gap-3 border-line border-t bg-paper px-4 py-4 md:px-6">
      <legend className="sr-only">{words.several}</legend>
      <p aria-hidden="true" className="w-full font-semibold text-small">
        {words.several}
      </p>
      <StatusSelect texts={texts} unchanged={words.unchanged} />
      <OwnerSelect people={view.people} texts={texts} unchanged={words.unchanged} />
      <Submit name="do" value="status">
        {texts.lead.save}
      </Submit>
      <Submit isQuiet name="do" value={isSpam ? "not_spam" : "spam"}>
        {isSpam ? words.notSpam : words.spam}
      </Submit>
      <Submit isQuiet name="do" value="csv">
        CSV
      </Submit>
      <Submit isQuiet name="do" value="xlsx">
        Excel
      </Submit>
    </fieldset>
  );
}
