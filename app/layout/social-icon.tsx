import type { SocialNetwork } from "#core/brand.ts";

/** Our own plain drawings of the networks' logos, on the grid of the other icons; Lucide has none. */
const paths: Record<SocialNetwork, string> = {
  facebook: "M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h2.6l.9-4H14V8a1 1 0 0 1 1-1h2z",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M16.9 7.1v.01",
  linkedin:
    "M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8 11v5.5M8 7.6v.01M12 16.5V11M12 13.6a2.25 2.25 0 0 1 4.5 0v2.9",
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={22}
      height={22}
      className="fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d={paths[network]} />
    </svg>
  );
}
