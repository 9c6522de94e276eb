// Written by `npm run content` from content/records/services.
import type { LucideIcon } from "lucide-react";
import AirVent from "lucide-react/icons/air-vent";
import Ambulance from "lucide-react/icons/ambulance";
import BatteryCharging from "lucide-react/icons/battery-charging";
import Brain from "lucide-react/icons/brain";
import CarTaxiFront from "lucide-react/icons/car-taxi-front";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Cpu from "lucide-react/icons/cpu";
import DatabaseBackup from "lucide-react/icons/database-backup";
import Disc3 from "lucide-react/icons/disc-3";
import Droplets from "lucide-react/icons/droplets";
import Flame from "lucide-react/icons/flame";
import Flower2 from "lucide-react/icons/flower-2";
import Fuel from "lucide-react/icons/fuel";
import Gamepad2 from "lucide-react/icons/gamepad-2";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import Headset from "lucide-react/icons/headset";
import Hospital from "lucide-react/icons/hospital";
import HousePlus from "lucide-react/icons/house-plus";
import KeyRound from "lucide-react/icons/key-round";
import Pill from "lucide-react/icons/pill";
import Scan from "lucide-react/icons/scan";
import Scissors from "lucide-react/icons/scissors";
import ShieldCheck from "lucide-react/icons/shield-check";
import SprayCan from "lucide-react/icons/spray-can";
import Stethoscope from "lucide-react/icons/stethoscope";
import Syringe from "lucide-react/icons/syringe";
import TestTube from "lucide-react/icons/test-tube";
import Truck from "lucide-react/icons/truck";
import Tv from "lucide-react/icons/tv";
import Video from "lucide-react/icons/video";
import WashingMachine from "lucide-react/icons/washing-machine";
import Zap from "lucide-react/icons/zap";
import type { ServiceId } from "#core/services.ts";

export const serviceIcons: Record<ServiceId, LucideIcon> = {
  locksmith: KeyRound,
  plumbing: Droplets,
  gas: Flame,
  electricity: Zap,
  airConditioning: AirVent,
  fumigation: SprayCan,
  glass: Grid2x2,
  preventive: ClipboardCheck,
  towing: Truck,
  tire: Disc3,
  fuel: Fuel,
  battery: BatteryCharging,
  lockout: KeyRound,
  transfers: CarTaxiFront,
  onlineDoctor: Video,
  onlinePsychologist: Brain,
  ambulance: Ambulance,
  reimbursement: Pill,
  specialists: Stethoscope,
  homeDoctor: HousePlus,
  teleVet: Video,
  vetClinic: Hospital,
  vetLab: TestTube,
  vetImaging: Scan,
  grooming: Scissors,
  sterilization: Syringe,
  farewell: Flower2,
  electronics: Cpu,
  tvAudio: Tv,
  consoles: Gamepad2,
  appliances: WashingMachine,
  antivirus: ShieldCheck,
  dataRecovery: DatabaseBackup,
  remoteHelp: Headset,
};
