import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';

import { PageBody } from './PageBody';
import { uiMessages } from './uiMessages';

/** Reserves the space of content that is loading. */
export const Skeleton = styled('div')(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  // The keyframes are in globalStyles.ts.
  animation: 'breathe 1.6s ease-in-out infinite',
}));

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
