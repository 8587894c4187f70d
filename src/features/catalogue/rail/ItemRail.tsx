import { FormattedMessage } from 'react-intl';

import { nonEmptyText, selectLayoutData } from '@/features/settings/state/layoutSlice';
import { useAppSelector } from '@/store/hooks';
import { useGetMarkedItemsQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { ButtonLink } from '@/shared/ui/Button';

import { catalogueHref, wholeCatalogue } from '../catalogueAddress';
import { Rail } from './Rail';
import { railMessages } from './railMessages';

type Kind = 'highlighted' | 'recent';

// More than the widest screen shows at once; every card costs time on a phone.
const itemsAtMost = 8;

const lists = {
  highlighted: { ...wholeCatalogue, offers: true },
  recent: { ...wholeCatalogue, recent: true },
};

/** Highlighted or recent items, titled by the layout data. Renders nothing if there are none. */
export const ItemRail = ({ kind }: { kind: Kind }) => {
  const lang = useLanguage();
  const layout = useAppSelector(selectLayoutData);
  const { data, error } = useGetMarkedItemsQuery({ kind, limit: itemsAtMost });
  // The catalogue's own screen reports errors; the home page has other content to show.
  if (error || data?.length === 0) return null;
  const title = kind === 'highlighted' ? layout?.title_highlighted : layout?.title_recent;
  return (
    <Rail
      title={nonEmptyText(title) ?? <FormattedMessage {...railMessages[kind]} />}
      items={data}
      action={
        <ButtonLink
          tone="quiet"
          to={catalogueHref(lang, lists[kind])}
          sx={{ color: 'primary.main', whiteSpace: 'nowrap', mr: -2 }}
        >
          {nonEmptyText(kind === 'highlighted' ? layout?.title_offer : undefined) ?? (
            <FormattedMessage {...railMessages.all} />
          )}
        </ButtonLink>
      }
    />
  );
};
