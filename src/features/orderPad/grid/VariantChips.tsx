import { useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/codesApi';
import { getVariantLabels } from '@/shared/lib/variantLabels';
import { shownName } from '@/shared/routing/catalogueAddresses';
import { uiMessages } from '@/shared/ui/uiMessages';

/** More variants are chosen in a list. */
export const maxChips = 12;
const separator = ' · ';

type VariantChipsProps = { parent: CatalogItem; variants: readonly CatalogItem[]; onPick: (key: string) => void };

export const VariantChips = ({ parent, variants, onPick }: VariantChipsProps) => {
  const { formatMessage } = useIntl();
  const parentName = shownName(parent);
  const labels = getVariantLabels(parentName, variants.map(shownName));
  return (
    <>
      <span className="name">{parentName}</span>
      <span className="chips" role="group" aria-label={formatMessage(uiMessages.chooseVariantOf, { name: parentName })}>
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
              {labels?.[at] ?? variant.code ?? shownName(variant)}
            </button>
          );
        })}
      </span>
    </>
  );
};
