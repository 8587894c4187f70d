import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { uiMessages } from '@/shared/ui/uiMessages';

import { orderMessages } from '../components/itemMessages';
import { useItemHref, useItemName } from '../components/useItemPresentation';
import { useUnfolding } from './useUnfolding';

type ChooseVariantProps = { item: CatalogItem; state?: unknown };

/** Leads to the page of an item with variants, which are ordered there. */
export const ChooseVariant = ({ item, state }: ChooseVariantProps) => (
  <ButtonLink
    tone="outlined"
    to={useItemHref()(item)}
    state={state}
    aria-label={useIntl().formatMessage(uiMessages.chooseVariantOf, { name: useItemName()(item) })}
  >
    <FormattedMessage {...orderMessages.choose} />
  </ButtonLink>
);

const arrows = { down: 'M6 9.5l6 6 6-6', up: 'M6 15l6-6 6 6' };

/** Shows the variants in place. Before scripts run, and in a new tab, it leads to the item's page. */
export const UnfoldVariants = ({ item, state }: ChooseVariantProps) => {
  const name = useItemName()(item);
  const { isOpen, toggle, chooserId, panelId } = useUnfolding(item.key);
  return (
    <ButtonLink
      tone="outlined"
      id={chooserId}
      to={useItemHref()(item)}
      state={state}
      aria-label={useIntl().formatMessage(uiMessages.chooseVariantOf, { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        toggle();
      }}
    >
      <FormattedMessage {...orderMessages.choose} />
      <Icon d={isOpen ? arrows.up : arrows.down} size={16} />
    </ButtonLink>
  );
};
