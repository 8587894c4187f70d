// Spec §9: the zones as the product stores them, with their offsets in hours.
const offsets: Readonly<Record<string, number>> = {
  'America/Nueva_York': -4,
  'America/Caracas': -4,
  'America/Argentina/Buenos_Aires': -3,
};

const unknownZoneOffset = -4;

export const defaultTimeZone = 'America/Nueva_York';

export type TimeZoneOption = { text: string; value: string };

// Spec §3: text and value are both the zone name.
export const timeZoneOptions: readonly TimeZoneOption[] = Object.keys(offsets).map((zone) => ({
  text: zone,
  value: zone,
}));

export const getOffset = (zone: string): number =>
  Object.hasOwn(offsets, zone) ? (offsets[zone] ?? unknownZoneOffset) : unknownZoneOffset;
