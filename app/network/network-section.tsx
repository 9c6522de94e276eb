import { ContactButton } from "#app/contact/contact-button.tsx";
import { Island } from "#app/islands/island.server.tsx";
import { Section } from "#app/ui/section.tsx";
import { WideTable } from "#app/ui/wide-table.tsx";
import { anchors } from "#core/paths.ts";
import { type Network, type NetworkData, tileStates } from "./network.server.ts";
import { NetworkCheck } from "./network-check.tsx";
import { NetworkMap, tileColors } from "./network-map.tsx";

/** "Is there a network where my customers are?" Where a country has no data, one sentence, and the way to ask. */
export function NetworkSection({ network: { title, none, send, data } }: { network: Network }) {
  return (
    <Section ground="bone" id={anchors.network}>
      {data ? (
        <>
          <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
            <div>
              <h2 className="text-h2">{title}</h2>
              <p className="mt-4 text-ink-2">{data.asOf}</p>
              <NetworkMap
                tiles={data.tiles}
                label={data.texts.map}
                className="mt-8 w-full max-w-120 print:max-w-80"
              />
              <Legend states={data.texts.states} />
            </div>
            <Island name="network-check" of={NetworkCheck} when="touched" props={data.check} />
          </div>
          <List data={data} />
        </>
      ) : (
        <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_auto]">
          <div>
            <h2 className="text-h2">{title}</h2>
            <p className="measure mt-4 text-lead text-ink-2">{none}</p>
          </div>
          <ContactButton contactType="partner" variant="secondary" className="justify-self-start">
            {send}
          </ContactButton>
        </div>
      )}
    </Section>
  );
}

function Legend({ states }: { states: NetworkData["texts"]["states"] }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-small">
      {tileStates.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 10 10" className="size-5 shrink-0">
            <rect x="1" y="1" width="8" height="8" rx="1.6" {...tileColors[state]} />
          </svg>
          {states[state]}
        </li>
      ))}
    </ul>
  );
}

function List({ data: { texts, families, regions } }: { data: NetworkData }) {
  return (
    <details className="mt-10 border-line-strong border-y">
      <summary className="cursor-pointer py-4 font-semibold">{texts.list.open}</summary>
      <WideTable label={texts.title} className="pb-6">
        <table className="w-full text-left text-small">
          <thead>
            <tr>
              {[texts.list.region, ...families].map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {regions.map(({ id, name, cells }) => (
              <tr key={id} className="border-line border-t align-baseline">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={families[index]} className="py-2 pr-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-small text-ink-2">{texts.list.note}</p>
      </WideTable>
    </details>
  );
}
