import type { ReactNode } from "react";
import { ChatPhone } from "#app/screens/chat-phone.tsx";
import type { SolutionId } from "#core/pages.ts";
import { ChannelThread } from "./channel-thread.tsx";
import { ClaimFile } from "./claim-file.tsx";
import { IntegrationHub } from "./integration-hub.tsx";
import { KpiBoard } from "./kpi-board.tsx";
import { PaymentMethods, PayoutTable } from "./payout-table.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { ProviderPhone } from "./provider-phone.tsx";
import { RuleFlow } from "./rule-flow.tsx";
import type { Screens } from "./screens-for.server.ts";

/** A solution's screens, whole and at reading size. */
export function SolutionScreen({ solution, screens }: { solution: SolutionId; screens: Screens }) {
  return (
    <div>
      {scenes[solution](screens)}
      <p className="mt-4 text-caption text-ink-3">{screens.illustrative}</p>
    </div>
  );
}

const scenes: Record<SolutionId, (screens: Screens) => ReactNode> = {
  integraciones: (screens) => <IntegrationHub texts={screens} />,
  automatizacion: (screens) => (
    <Stage className="items-end @xl:grid-cols-[3fr_2fr]">
      <RuleFlow texts={screens} />
      <ClaimFile texts={screens} />
    </Stage>
  ),
  pagos: (screens) => (
    <Stage>
      <PayoutTable texts={screens} />
      <PaymentMethods texts={screens} />
    </Stage>
  ),
  canales: (screens) => (
    <Stage className="items-center @xl:grid-cols-2">
      <ChannelThread texts={screens} />
      <ChatPhone chat={screens.chat} />
    </Stage>
  ),
  analisis: (screens) => (
    <Stage>
      <KpiBoard texts={screens} />
    </Stage>
  ),
  proveedores: (screens) => (
    <Stage className="items-center @xl:grid-cols-2">
      <ProviderCard texts={screens} />
      <ProviderPhone texts={screens} />
    </Stage>
  ),
};

function Stage({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className="@container rounded-card bg-bone p-4 sm:p-6 lg:p-8">
      <div className={`grid gap-5 *:min-w-0 ${className}`}>{children}</div>
    </div>
  );
}
