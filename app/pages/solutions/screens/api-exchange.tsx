import ArrowDownLeft from "lucide-react/icons/arrow-down-left";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import type { ReactNode } from "react";
import type { ScreenProps } from "./screens-for.server.ts";

/** A client's API request for a service, and the response with its case. Field names are the API's own. */
export function ApiMessages({ texts: { api, values } }: ScreenProps) {
  return (
    <div className="flex flex-col overflow-hidden rounded-float bg-night-2 text-small text-white ring-1 ring-night-line">
      <Heading icon={<ArrowUpRight size={18} className="text-amber" />} label={api.request}>
        POST /v1/cases
      </Heading>
      <Message
        fields={[
          ["member", '"P-104477"'],
          ["plan", '"home"'],
          ["service", '"plumbing"'],
          ["location", values.location],
          ["channel", '"app"'],
        ]}
      />
      <Heading icon={<ArrowDownLeft size={18} className="text-salud" />} label={api.reply}>
        201 Created
      </Heading>
      <Message
        fields={[
          ["case", `"${values.leakCase}"`],
          ["status", '"open"'],
          ["coverage", '"active"'],
          ["provider", '"to_be_assigned"'],
        ]}
      />
    </div>
  );
}

function Heading({
  icon,
  label,
  children,
}: {
  icon: ReactNode;
  label: string;
  children: ReactNode;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 border-night-line px-5 py-3 font-semibold not-first:border-t">
      {icon}
      {children}
      <span className="ml-auto text-caption font-medium text-sky">{label}</span>
    </p>
  );
}

function Message({ fields }: { fields: readonly (readonly [string, string])[] }) {
  return (
    <ul className="grow border-night-line border-t bg-night px-5 py-4 leading-[1.75] tabular-nums">
      {fields.map(([key, value]) => (
        <li key={key} className="flex flex-wrap gap-x-3">
          <span className="w-26 text-sky">{key}</span>
          <span className={value.startsWith('"') ? "text-white" : "text-amber"}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
