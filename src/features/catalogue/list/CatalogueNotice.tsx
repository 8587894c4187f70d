import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';

import { type CatalogStatus, useReloadCataloguesMutation } from '@/api/catalogueApi';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { Button } from '@/shared/ui/Button';
import { NoticeFrame } from '@/shared/ui/Notice';
import { dimmed } from '@/shared/ui/styles';

import { catalogueMessages } from '../catalogueMessages';
import { itemMessages } from '../components/itemMessages';

const Reason = ({ catalog: { catalogId, state, fetchedAt } }: { catalog: CatalogStatus }) => {
  const { formatMessage, formatDate } = useIntl();
  const catalog = useCatalogName()(catalogId);
  if (state === 'failed' || fetchedAt === null) return formatMessage(catalogueMessages.catalogFailed, { catalog });
  const date = formatDate(fetchedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return formatMessage(catalogueMessages.catalogOld, { catalog, date });
};

type CatalogueNoticeProps = {
  failed: readonly CatalogStatus[];
  /** Because the client's own could not be loaded. */
  arePricesPublic: boolean;
};

/** Names each catalogue that failed to load, with the age of its data and a retry button. */
export const CatalogueNotice = ({ failed, arePricesPublic }: CatalogueNoticeProps) => {
  const [reload, { isLoading }] = useReloadCataloguesMutation();
  return (
    <NoticeFrame
      tone="warning"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}
    >
      <Box sx={{ flex: '1 1 20rem' }}>
        {failed.map((catalog) => (
          <div key={catalog.catalogId}>
            <Reason catalog={catalog} />
          </div>
        ))}
        {arePricesPublic && <FormattedMessage {...itemMessages.notOwn} />}
      </Box>
      <Button tone="outlined" aria-disabled={isLoading} onClick={() => void (isLoading || reload())} sx={dimmed}>
        <FormattedMessage {...(isLoading ? catalogueMessages.loading : catalogueMessages.retry)} />
      </Button>
    </NoticeFrame>
  );
};
