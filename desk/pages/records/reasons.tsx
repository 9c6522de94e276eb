import type { DeskFrame } from "#core/desk.ts";
import type { Unpublished } from "#core/desk-records.ts";
import { Card } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";
import { Problems } from "../studio/parts.tsx";

type Props = { reasons: Unpublished[]; frame: DeskFrame; texts: DeskTexts };

/** Why something is not public. */
export function Reasons({ reasons, frame, texts }: Props) {
  const { why, problems } = texts.records;
  if (reasons.length === 0) return null;
  return (
    <Card title={why} className="mb-5">
      {reasons.map(
        (reason) => typeof reason === "string" && <p key={reason}>{problems[reason]}</p>,
      )}
      <Problems
        problems={reasons.filter((reason) => typeof reason !== "string")}
        {...{ frame, texts }}
      />
    </Card>
  );
}
