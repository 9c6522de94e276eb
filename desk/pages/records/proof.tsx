import { recordPaths } from "#core/desk-records.ts";
import { Card, Field, Select, Submit } from "../../parts.tsx";
import { RecordItem } from "./line.tsx";
import type { Tab } from "./tab.ts";

export function Proof({ view, frame, texts }: Tab<"proof">) {
  const words = texts.records;
  const kindName = (kind: string) => words.kinds[kind as keyof typeof words.kinds] ?? kind;
  return (
    <>
      {view.mayEdit && (
        <form action={`${recordPaths.proof}/new`} className="mb-6 flex flex-wrap items-end gap-3">
          <div className="min-w-48">
            <Field label={words.addLabel}>
              <Select name="kind" options={view.kinds.map((kind) => [kind, kindName(kind)])} />
            </Field>
          </div>
          <Submit>{words.add}</Submit>
        </form>
      )}
      {view.lines.length === 0 && <p className="measure text-ink-2">{words.noProof}</p>}
      <div className="grid items-start gap-5 md:grid-cols-2">
        {view.kinds.map((kind) => {
          const own = view.lines.filter((line) => line.kind === kind);
          return (
            own.length > 0 && (
              <Card key={kind} title={kindName(kind)}>
                <ul>
                  {own.map((line) => (
                    <RecordItem key={line.name} {...{ line, frame, texts }} />
                  ))}
                </ul>
              </Card>
            )
          );
        })}
      </div>
    </>
  );
}
