import { FormattedMessage } from 'react-intl';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { LineDrawing } from '@/shared/ui/LineDrawing';

import { ordersMessages as messages } from './ordersMessages';

/** An empty delivery note on its box. */
const EmptyPicture = () => (
  <LineDrawing viewBox="0 0 168 112" aria-hidden>
    <ellipse className="ground" cx="84" cy="96" rx="72" ry="10" />
    <path className="sheet" d="M36 58h96v36H36z" />
    <path d="M36 58l10-14h76l10 14M36 70h96M76 58v12h16V58" />
    <path className="sheet" d="M62 10h36l12 12v34H62z" />
    <path d="M98 10v12h12M70 30h22M70 38h30M70 46h18" />
    <path className="mark" d="M120 26a11 11 0 1 0 22 0 11 11 0 1 0-22 0M126 26l4 4 6-8" />
  </LineDrawing>
);

/** Empty state before the first order, with the next step. */
export const NoOrders = () => {
  const lang = useLanguage();
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={<FormattedMessage {...messages.empty} />}
      action={
        <ButtonLink to={paths.catalogue.href({ lang })}>
          <FormattedMessage {...messages.toCatalogue} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.emptyHint} />
    </EmptyState>
  );
};
