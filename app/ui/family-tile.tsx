import type { LucideIcon } from "lucide-react";
import Ambulance from "lucide-react/icons/ambulance";
import BatteryCharging from "lucide-react/icons/battery-charging";
import Fuel from "lucide-react/icons/fuel";
import HeartPulse from "lucide-react/icons/heart-pulse";
import House from "lucide-react/icons/house";
import KeyRound from "lucide-react/icons/key-round";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import PawPrint from "lucide-react/icons/paw-print";
import Scissors from "lucide-react/icons/scissors";
import ShieldCheck from "lucide-react/icons/shield-check";
import Stethoscope from "lucide-react/icons/stethoscope";
import Syringe from "lucide-react/icons/syringe";
import Truck from "lucide-react/icons/truck";
import Tv from "lucide-react/icons/tv";
import Wrench from "lucide-react/icons/wrench";
import Zap from "lucide-react/icons/zap";

export type Family = "hogar" | "vial" | "salud" | "mascotas" | "dispositivos";

/** Class names in full, since the stylesheet is made from the words that stand in the source. */
export const familyColors: Record<
  Family,
  { tint: string; solid: string; deep: string; deepText: string }
> = {
  hogar: {
    tint: "bg-hogar-tint",
    solid: "bg-hogar",
    deep: "bg-hogar-deep",
    deepText: "text-hogar-deep",
  },
  vial: {
    tint: "bg-vial-tint",
    solid: "bg-vial",
    deep: "bg-vial-deep",
    deepText: "text-vial-deep",
  },
  salud: {
    tint: "bg-salud-tint",
    solid: "bg-salud",
    deep: "bg-salud-deep",
    deepText: "text-salud-deep",
  },
  mascotas: {
    tint: "bg-mascotas-tint",
    solid: "bg-mascotas",
    deep: "bg-mascotas-deep",
    deepText: "text-mascotas-deep",
  },
  dispositivos: {
    tint: "bg-dispositivos-tint",
    solid: "bg-dispositivos",
    deep: "bg-dispositivos-deep",
    deepText: "text-dispositivos-deep",
  },
};

/** The one that stands for the family, then the three of its page. */
export const familyIcon: Record<Family, LucideIcon> = {
  hogar: House,
  vial: Truck,
  salud: Stethoscope,
  mascotas: PawPrint,
  dispositivos: MonitorSmartphone,
};

export const familyIcons: Record<Family, readonly [LucideIcon, LucideIcon, LucideIcon]> = {
  hogar: [KeyRound, Wrench, Zap],
  vial: [Truck, BatteryCharging, Fuel],
  salud: [Stethoscope, HeartPulse, Ambulance],
  mascotas: [PawPrint, Syringe, Scissors],
  dispositivos: [MonitorSmartphone, Tv, ShieldCheck],
};

/** A family's icon on its tint. */
export function FamilyTile({
  family,
  icon: Icon = familyIcon[family],
  className = "size-11 rounded-control",
}: {
  family: Family;
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
