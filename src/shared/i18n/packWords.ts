import { defineMessage } from '@formatjs/intl';
import { useIntl } from 'react-intl';

import { getPacking, type PackedItem } from '../lib/packing';
import { getQuantityRule, type RuledItem } from '../lib/quantityRule';

const messages = {
  count: defineMessage<{ unit: string; count: number }>({
    id: 'item.unit.count',
    defaultMessage:
      '{unit, select, piece {{count, plural, one {# piece} other {# pieces}}} pair {{count, plural, one {# pair} other {# pairs}}} set {{count, plural, one {# set} other {# sets}}} box {{count, plural, one {# box} other {# boxes}}} pack {{count, plural, one {# pack} other {# packs}}} bag {{count, plural, one {# bag} other {# bags}}} roll {{count, plural, one {# roll} other {# rolls}}} sheet {{count, plural, one {# sheet} other {# sheets}}} m2 {{count, number} m²} other {{count, number} {unit}}}',
  }),
  per: defineMessage<{ unit: string; content: number }>({
    id: 'item.unit.per',
    defaultMessage:
      'per {unit, select, piece {piece} pair {pair} set {set} box {box} pack {pack} bag {bag} roll {roll} sheet {sheet} m2 {m²} other {{unit}}}{content, plural, =1 {} other { of #}}',
  }),
  soldFrom: defineMessage<{ least: number; step: number }>({
    id: 'item.soldFrom',
    defaultMessage: 'Sold from {least, number}{step, plural, =1 {} other {, in steps of #}}',
  }),
  packed: defineMessage<{ packs: string; content: string }>({
    id: 'item.packed',
    defaultMessage: '{packs} ({content})',
  }),
};

/** Which quantities are sold; empty if all are. */
export const useRuleWords = () => {
  const { formatMessage } = useIntl();
  return (item: RuledItem): string => {
    const { least, step } = getQuantityRule(item);
    return least === 1 ? '' : formatMessage(messages.soldFrom, { least, step });
  };
};

/** A quantity in words, such as "2 boxes (12)", "2 packs (50 m)" or "3 kg"; empty if there is nothing to say. */
export const usePackWords = (item: PackedItem) => {
  const { formatMessage, formatNumber } = useIntl();
  const { unit, content, packSize } = getPacking(item);
  const count = (each: string, quantity: number) => formatMessage(messages.count, { unit: each, count: quantity });
  const pack = (packs: string, packed: string) => formatMessage(messages.packed, { packs, content: packed });
  return (quantity: number): string => {
    if (unit !== null && content > 1) return pack(count(unit, quantity), formatNumber(quantity * content));
    const isWhole = packSize > 1 && quantity % packSize === 0;
    if (!isWhole) return unit === null ? '' : count(unit, quantity);
    const packed = unit === null || unit === 'piece' ? formatNumber(quantity) : count(unit, quantity);
    return pack(count('pack', quantity / packSize), packed);
  };
};

/** What a price is for, such as "per box of 12"; empty if that is unknown. */
export const useUnitWords = () => {
  const { formatMessage } = useIntl();
  return (item: PackedItem): string => {
    const { unit, content } = getPacking(item);
    return unit === null ? '' : formatMessage(messages.per, { unit, content });
  };
};
