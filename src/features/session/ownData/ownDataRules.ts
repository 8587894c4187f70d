import type { OwnData, OwnDataChange } from '@/contracts/inventory';

export const textFields = ['name', 'phone', 'address', 'deliveryAddresses'] as const;

export type TextField = (typeof textFields)[number];

export type OwnDataFault = { kind: 'missing' } | { kind: 'tooLong' | 'lineTooLong'; most: number; excess: number };

/** Limits of the contract: OwnDataChange. */
const maxLengths: Readonly<Record<TextField, number>> = { name: 200, phone: 50, address: 300, deliveryAddresses: 3000 };

const countCharacters = (text: string) => [...text].length;

export const findFault = (field: TextField, text: string): OwnDataFault | null => {
  if (field === 'name' && text.trim() === '') return { kind: 'missing' };
  const longest = Math.max(...text.split('\n').map(countCharacters));
  if (field === 'deliveryAddresses' && longest > maxLengths.address)
    return { kind: 'lineTooLong', most: maxLengths.address, excess: longest - maxLengths.address };
  const excess = countCharacters(text) - maxLengths[field];
  return excess > 0 ? { kind: 'tooLong', most: maxLengths[field], excess } : null;
};

/** Only what differs, so that nothing overwrites what the shop has changed meanwhile. */
export const findChanges = (own: OwnData, draft: OwnData): OwnDataChange => {
  const changed = [...textFields, 'language' as const, 'statusMails' as const].filter(
    (field) => draft[field] !== own[field],
  );
  const toValue = (field: (typeof changed)[number]) =>
    field === 'deliveryAddresses' ? draft[field]?.split('\n') : draft[field];
  return Object.fromEntries(changed.map((field) => [field, toValue(field)]));
};
