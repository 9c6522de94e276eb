import type { ReactNode } from "react";
import { ChannelThread } from "#app/screens/channel-thread.tsx";
import { ClaimFile } from "#app/screens/claim-file.tsx";
import { IntegrationHub } from "#app/screens/integration-hub.tsx";
import { KpiBoard } from "#app/screens/kpi-board.tsx";
import { PaymentMethods, PayoutTable } from "#app/screens/payout-table.tsx";
import { ChatPhone } from "#app/screens/phones.tsx";
import { ProviderCard } from "#app/screens/provider-card.tsx";
import { ProviderPhone } from "#app/screens/provider-phone.tsx";
import { RuleFlow } from "#app/screens/rule-flow.tsx";
import type { Screens } from "#app/screens/screens-for.server.ts";
import type { SolutionId } from "#core/pages.ts";

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
      <ChatPhone texts={screens} />
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
