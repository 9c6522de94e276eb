import type { LucideIcon } from "lucide-react";

/** A few points, each with its icon. */
export function IconList<K extends string>({
  icons,
  texts,
}: {
  icons: Record<K, LucideIcon>;
  texts: Record<K, string>;
}) {
  return (
    <ul className="mt-5 grid gap-2.5 font-medium">
      {(Object.keys(icons) as K[]).map((point) => {
        const Icon: LucideIcon = icons[point];
        return (
          <li key={point} className="flex gap-3">
            <Icon
              aria-hidden="true"
              size={22}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-petrol"
            />
            {texts[point]}
          </li>
        );
      })}
    </ul>
  );
}
