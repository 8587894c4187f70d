import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router';
import { paths } from '@/shared/routing/paths';
import { reportUnderId } from '@/shared/lib/errorReport';
import { ButtonLink } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { PageBody } from '@/shared/ui/PageBody';
import { errorMessages } from './errorMessages';

/** Replaces a screen that failed to load or render; the shell around it keeps working. */
export const ScreenBoundary = () => {
  const error = useRouteError();
  const reportId = useMemo(() => reportUnderId(error), [error]);
  return (
    <PageBody>
      <Notice
        kind="failure"
        title={<FormattedMessage {...errorMessages.screenTitle} />}
        reportId={reportId}
        onRetry={() => window.location.reload()}
        action={
          <ButtonLink tone="quiet" to={paths.root.href()}>
            <FormattedMessage {...errorMessages.home} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...errorMessages.screenBody} />
      </Notice>
    </PageBody>
  );
};
