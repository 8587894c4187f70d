import { defineMessage, type IntlShape } from '@formatjs/intl';

import { getPacking, type PackedItem } from '../lib/packing';

const messages = {
  count: defineMessage<{ unit: string; count: number }>({
    id: 'item.unit.count',
    defaultMessage:
      '{unit, select, piece {{count, plural, one {# piece} other {# pieces}}} pair {{count, plural, one {# pair} other {# pairs}}} set {{count, plural, one {# set} other {# sets}}} box {{count, plural, one {# box} other {# boxes}}} pack {{count, plural, one {# pack} other {# packs}}} bag {{count, plural, one {# bag} other {# bags}}} roll {{count, plural, one {# roll} other {# rolls}}} sheet {{count, plural, one {# sheet} other {# sheets}}} m2 {{count, number} m²} other {{count, number} {unit}}}',
  }),
  packed: defineMessage<{ packs: string; content: string }>({
    id: 'item.packed',
    defaultMessage: '{packs} ({content})',
  }),
};

/** A quantity in words, such as "2 boxes (12)", "2 packs (50 m)" or "3 kg"; empty if there is nothing to say. */
export const describePacks = (
  { formatMessage, formatNumber }: Pick<IntlShape, 'formatMessage' | 'formatNumber'>,
  item: PackedItem,
  quantity: number,
): string => {
  const { unit, content, packSize } = getPacking(item);
  const count = (each: string, counted: number) => formatMessage(messages.count, { unit: each, count: counted });
  const pack = (packs: string, packed: string) => formatMessage(messages.packed, { packs, content: packed });
  if (unit !== null && content > 1) return pack(count(unit, quantity), formatNumber(quantity * content));
  const isWhole = packSize > 1 && quantity % packSize === 0;
  if (!isWhole) return unit === null ? '' : count(unit, quantity);
  const packed = unit === null || unit === 'piece' ? formatNumber(quantity) : count(unit, quantity);
  return pack(count('pack', quantity / packSize), packed);
};
