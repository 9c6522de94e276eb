import type { ReactNode } from "react";
import { type DeliveryView, type DeskFrame, deskPaths, lastSent } from "#core/desk.ts";
import { Badge, Card, DataTable, Form, type PageProps, Submit, Time } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";
import { failureWords, stateTones } from "../../words.ts";

export function Deliveries({ view, frame, texts }: PageProps<"lead">) {
  const { lead, from } = view;
  const words = texts.lead;
  const path = deskPaths.lead(lead.id, from);
  const sent = lastSent(lead.deliveries);
  const isStuck = !sent;
  const actions = [
    [isStuck, "retry", words.retry, false],
    [isStuck, "discard", words.discard, true],
    [sent, "resend", words.resend, true],
  ] as const;
  return (
    <Card title={words.deliveries}>
      <DataTable
        label={words.deliveries}
        columns={words.deliveryColumns}
        rows={lead.deliveries.map((delivery) => rowOf(delivery, frame, texts))}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {actions
          .filter(([isShown]) => isShown)
          .map(([, name, text, isQuiet]) => (
            <Form key={name} frame={frame} action={path} values={{ do: name, sent }}>
              <Submit isQuiet={isQuiet}>{text}</Submit>
            </Form>
          ))}
      </div>
    </Card>
  );
}

function rowOf(delivery: DeliveryView, frame: DeskFrame, texts: DeskTexts): ReactNode[] {
  const { desk, state, attempts, sentAt, dueAt, failure } = delivery;
  const isWaiting = state === "waiting" && attempts > 0;
  return [
    texts.desks[desk],
    <Badge key="state" tone={stateTones[state]}>
      {texts.states[state]}
    </Badge>,
    attempts,
    <span key="answer" className="grid gap-1">
      {sentAt !== null && <Time ms={sentAt} frame={frame} />}
      {failure && state !== "discarded" && (
        <span>
          {desk !== "visitor" && failureWords(failure, texts)}{" "}
          <code className="text-caption">{failure}</code>
        </span>
      )}
      {isWaiting && (
        <span className="text-ink-2">
          {texts.lead.next}: <Time ms={dueAt} frame={frame} />
        </span>
      )}
    </span>,
  ];
}
