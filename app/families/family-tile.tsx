import type { LucideIcon } from "lucide-react";
import House from "lucide-react/icons/house";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import PawPrint from "lucide-react/icons/paw-print";
import Stethoscope from "lucide-react/icons/stethoscope";
import Truck from "lucide-react/icons/truck";
import type { FamilyId } from "#core/pages.ts";
import { familyColors } from "./family-colors.ts";

export const familyIcon: Record<FamilyId, LucideIcon> = {
  hogar: House,
  vial: Truck,
  salud: Stethoscope,
  mascotas: PawPrint,
  dispositivos: MonitorSmartphone,
};

/** A family's icon on its tint, which is the drawing's own background: its size and padding are the tile's. */
export function FamilyTile({
  family,
  icon: Icon = familyIcon[family],
  className = "size-11 rounded-control p-2.75",
}: {
  family: FamilyId;
  icon?: LucideIcon;
  className?: string;
}) {
  const { tint, deepText } = familyColors[family];
  return (
    <Icon
      aria-hidden="true"
      strokeWidth={1.75}
      className={`shrink-0 ${tint} ${deepText} ${className}`}
    />
  );
}
