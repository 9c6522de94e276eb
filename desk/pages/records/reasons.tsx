import { Card } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";

/** Why something is not public: of texts, as the checks say it. */
export function Reasons({ reasons, texts }: { reasons: string[]; texts: DeskTexts }) {
  const { why, problems } = texts.records;
  if (reasons.length === 0) return null;
  return (
    <Card title={why} className="mb-5">
      <ul className="list-disc pl-5 text-small">
        {reasons.map((reason) => (
          <li key={reason} className="wrap-anywhere">
            {problems[reason] ?? reason}
          </li>
        ))}
      </ul>
    </Card>
  );
}
