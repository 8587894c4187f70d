import { useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/codesApi';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { uiMessages } from '@/shared/ui/uiMessages';

// Chinese is compared by character, other scripts by word.
const nameParts = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,]\p{N}+)*|\s+|./gsu;
const separators = /^[\s,;:，；：·()（）–—-]+|[\s,;:，；：·()（）–—-]+$/gu;

/** What the name of a variant adds to that of its parent; the whole name if it does not contain the parent's. */
const findAddition = (name: string, parentName: string): string => {
  const own = name.match(nameParts) ?? [];
  const known = parentName.match(nameParts) ?? [];
  let start = 0;
  while (start < known.length && own[start] === known[start]) start += 1;
  let end = 0;
  while (end < known.length - start && own.at(-1 - end) === known.at(-1 - end)) end += 1;
  const rest = own
    .slice(start, own.length - end)
    .join('')
    .replace(separators, '');
  return start + end === known.length && rest !== '' ? rest : name;
};

/** More variants are chosen in a list. */
export const maxChips = 12;
const separator = ' · ';

type VariantChipsProps = { parent: CatalogItem; variants: readonly CatalogItem[]; onPick: (key: string) => void };

export const VariantChips = ({ parent, variants, onPick }: VariantChipsProps) => {
  const { formatMessage } = useIntl();
  const parentName = shownName(parent);
  const additions = variants.map((variant) => findAddition(shownName(variant), parentName));
  const isDistinct = new Set(additions).size === additions.length;
  return (
    <>
      <span className="name">{parentName}</span>
      <span className="near" role="group" aria-label={formatMessage(uiMessages.chooseVariantOf, { name: parentName })}>
        {variants.map((variant, at) => {
          const fullName = [shownName(variant), variant.code].filter(Boolean).join(separator);
          return (
            <button
              key={variant.key}
              type="button"
              data-choice
              title={fullName}
              aria-label={fullName}
              onClick={() => onPick(variant.key)}
            >
              {isDistinct ? additions[at] : (variant.code ?? additions[at])}
            </button>
          );
        })}
      </span>
    </>
  );
};
