import type { LucideIcon } from "lucide-react";
import Ambulance from "lucide-react/icons/ambulance";
import BatteryCharging from "lucide-react/icons/battery-charging";
import Fuel from "lucide-react/icons/fuel";
import HeartPulse from "lucide-react/icons/heart-pulse";
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
import type { FamilyId } from "#core/pages.ts";

export const panelIcons: Record<FamilyId, readonly [LucideIcon, LucideIcon, LucideIcon]> = {
  hogar: [KeyRound, Wrench, Zap],
  vial: [Truck, BatteryCharging, Fuel],
  salud: [Stethoscope, HeartPulse, Ambulance],
  mascotas: [PawPrint, Syringe, Scissors],
  dispositivos: [MonitorSmartphone, Tv, ShieldCheck],
};
