import { useIntl } from 'react-intl';
import { PageBody } from './PageBody';
import { Skeleton } from './Skeleton';
import { uiMessages } from './uiMessages';

/** Shown while a screen's code loads. */
export const ScreenLoading = () => {
  const { formatMessage } = useIntl();
  return (
    <PageBody>
      <div role="status" aria-label={formatMessage(uiMessages.loading)}>
        <Skeleton sx={{ width: '40%', height: '3rem' }} />
        <Skeleton sx={{ mt: 3, height: '40vh' }} />
      </div>
    </PageBody>
  );
};
