import { defineMessage } from '@formatjs/intl';
import { useIntl } from 'react-intl';

import { getPacking, type PackedItem } from '../lib/packing';
import { getQuantityRule, type RuledItem } from '../lib/quantityRule';
import { describePacks } from './describePacks';

const messages = {
  per: defineMessage<{ unit: string; content: number }>({
    id: 'item.unit.per',
    defaultMessage:
      'per {unit, select, piece {piece} pair {pair} set {set} box {box} pack {pack} bag {bag} roll {roll} sheet {sheet} m2 {m²} other {{unit}}}{content, plural, =1 {} other { of #}}',
  }),
  name: defineMessage<{ unit: string }>({
    id: 'item.unit.name',
    defaultMessage:
      '{unit, select, piece {piece} pair {pair} set {set} box {box} pack {pack} bag {bag} roll {roll} sheet {sheet} m2 {m²} other {{unit}}}',
  }),
  soldFrom: defineMessage<{ least: number; step: number }>({
    id: 'item.soldFrom',
    defaultMessage: 'Sold from {least, number}{step, plural, =1 {} other {, in steps of #}}',
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

/** A quantity of the item in words. */
export const usePackWords = (item: PackedItem) => {
  const intl = useIntl();
  return (quantity: number): string => describePacks(intl, item, quantity);
};

export const useUnitName = () => {
  const { formatMessage } = useIntl();
  return (unit: string): string => formatMessage(messages.name, { unit });
};

/** What a price is for, such as "per box of 12"; empty if that is unknown. */
export const useUnitWords = () => {
  const { formatMessage } = useIntl();
  return (item: PackedItem): string => {
    const { unit, content } = getPacking(item);
    return unit === null ? '' : formatMessage(messages.per, { unit, content });
  };
};
