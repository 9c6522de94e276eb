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

/** A family's icon on its tint. */
export function FamilyTile({
  family,
  icon: Icon = familyIcon[family],
  className = "size-11 rounded-control",
}: {
  family: FamilyId;
  icon?: LucideIcon;
  className?: string;
}) {
  const { tint, deepText } = familyColors[family];
  return (
    <span className={`grid shrink-0 place-items-center ${tint} ${deepText} ${className}`}>
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
    </span>
  );
}
