import { useLoaderData } from "react-router";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { CaseWalk } from "./case-walk/case-walk.tsx";
import { ChannelsBlock } from "./channels-block.tsx";
import { ClientCarousel } from "./client-carousel.tsx";
import { FamiliesBlock } from "./families-block.tsx";
import { IndustriesBlock } from "./industries-block.tsx";
import { NetworkBlock } from "./network-block.tsx";
import type { loader } from "./page.tsx";
import { ScopeBlock } from "./scope-block.tsx";

/** Everything after the first view. */
export default function BelowHero() {
  const { content, cases, market, screens, clients } = useLoaderData<typeof loader>();
  const { dictionary } = useSite();
  return (
    <>
      <FamiliesBlock texts={content.families} />
      <CaseWalk texts={content.caseWalk} cases={cases} />
      <IndustriesBlock texts={content.industries} market={market} />
      <ScopeBlock texts={content.scope} />
      <ChannelsBlock texts={content.channels} screens={screens} />
      <NetworkBlock texts={content.network} screens={screens} />
      {clients && <ClientCarousel texts={content.clients} clients={clients} />}
      <ClosingCall {...content.closing}>
        <ContactButton contactType="partner">{dictionary.solicitarDemo}</ContactButton>
      </ClosingCall>
    </>
  );
}
